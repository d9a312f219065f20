-- An address that a member wants instead of the present one, until the link that was mailed there is followed: one for each member.
-- What the two links hold is kept as its sha-256 only, and so is the session in which it was asked for, which outlasts the change.
create table email_changes (
  member_id int primary key references members on delete cascade,
  new_email text not null,
  session_hash bytea not null,
  confirm_hash bytea not null unique,
  stop_hash bytea not null unique,
  creation_time timestamptz not null,
  expiry_time timestamptz not null
);
create index email_changes_expiry on email_changes (expiry_time);
-- The address for which the network vouched when the member last came by it, and when that was.
alter table member_identities add column email text, add column login_time timestamptz;
