-- The states of social logins that came back, until they would have expired: each finishes one login. Kept as sha-256.
create table used_login_states (
  state_hash bytea primary key,
  expiry_time timestamptz not null
);
create index used_login_states_expiry on used_login_states (expiry_time);

-- Codes of the local identity provider that have not been redeemed yet, kept as sha-256.
create table identity_codes (
  code_hash bytea primary key,
  network text not null check (network in ('facebook', 'google', 'apple')),
  redirect_uri text not null,
  code_challenge text not null,
  nonce text,
  identity jsonb not null,
  expiry_time timestamptz not null
);
create index identity_codes_expiry on identity_codes (expiry_time);
