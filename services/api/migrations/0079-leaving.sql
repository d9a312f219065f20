-- When a member who leaves is removed; null for everybody else. Until then a log-in takes it back.
alter table members add column leave_time timestamptz;
create index members_leaving on members (leave_time) where leave_time is not null;

-- Whose mail it is: it goes with them, also when it was sent to support or to a former address.
alter table mails add column member_id int references members on delete cascade;
update mails set member_id = (select id from members where lower(members.email) = lower(mails.recipient));
create index mails_member on mails (member_id);

-- What was paid stays in the books when its member has left, and is nobody's.
alter table checkouts
  alter column member_id drop not null,
  drop constraint checkouts_member_id_fkey,
  add foreign key (member_id) references members on delete set null;
alter table subscriptions
  alter column member_id drop not null,
  drop constraint subscriptions_member_id_fkey,
  add foreign key (member_id) references members on delete set null;
