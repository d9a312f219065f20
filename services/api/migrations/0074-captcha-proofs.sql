-- The proofs of the captcha that were handed in, until they would have expired: each is good once. Kept as sha-256.
create table used_captcha_proofs (
  proof_hash bytea primary key,
  expiry_time timestamptz not null
);
create index used_captcha_proofs_expiry on used_captcha_proofs (expiry_time);
