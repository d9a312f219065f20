-- When the session was last confirmed to be used by its member, which what cannot be taken back asks for.
alter table tokens add column confirmation_time timestamptz;
