-- The key that a member's authenticator app shares with us, encrypted. It counts from `proof_time` on, when a code has shown that the app
-- has it; `last_step` is the half minute of the last code that was taken, which is not taken again.
create table second_factors (
  member_id int primary key references members on delete cascade,
  secret bytea not null,
  creation_time timestamptz not null,
  proof_time timestamptz,
  last_step int not null default 0
);

-- Kept as sha-256; each goes when it is used.
create table recovery_codes (
  code_hash bytea primary key,
  member_id int not null references members on delete cascade,
  creation_time timestamptz not null
);
create index recovery_codes_member on recovery_codes (member_id);

-- Log-ins whose password was right and whose second factor is missing, kept as the sha-256 of what stands for them.
create table login_challenges (
  challenge_hash bytea primary key,
  member_id int not null references members on delete cascade,
  tries int not null default 0,
  creation_time timestamptz not null,
  expiry_time timestamptz not null
);
create index login_challenges_member on login_challenges (member_id);
create index login_challenges_expiry on login_challenges (expiry_time);
