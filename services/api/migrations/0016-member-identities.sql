-- Which social networks a member has logged in with; `subject` is the network's own, unchanging name for the person.
create table member_identities (
  network text not null check (network in ('facebook', 'google', 'apple')),
  subject text not null,
  member_id int not null references members on delete cascade,
  creation_time timestamptz not null,
  primary key (network, subject)
);
create index member_identities_member on member_identities (member_id, creation_time);
