alter table members add column gender text check (gender in ('MALE', 'FEMALE'));

-- What a reset link holds, kept as its sha-256 only; used once, by its own member.
create table reset_tokens (
  token_hash bytea primary key,
  member_id int not null references members on delete cascade,
  creation_time timestamptz not null,
  expiry_time timestamptz not null
);
create index reset_tokens_member on reset_tokens (member_id);
create index reset_tokens_expiry on reset_tokens (expiry_time);
create index tokens_expiry on tokens (expiry_time);
