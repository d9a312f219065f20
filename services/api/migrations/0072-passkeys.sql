-- A passkey opens the account on the host `rp_id` alone. `counter` is what the authenticator last said, where it counts.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  member_id int not null references members on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  rp_id text not null,
  name text not null,
  synced boolean not null,
  creation_time timestamptz not null,
  use_time timestamptz
);
create index passkeys_member on passkeys (member_id, creation_time);

-- Challenges that were answered, until they would have run out: each is good once. Kept as sha-256.
create table used_passkey_challenges (
  challenge_hash bytea primary key,
  expiry_time timestamptz not null
);
create index used_passkey_challenges_expiry on used_passkey_challenges (expiry_time);
