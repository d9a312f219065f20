-- What a member reads about their sessions. `id` names one of them to its member and opens nothing; browser, system and place are words
-- for people, neither a user agent nor a whole address. `use_time` is null until the session is used for the first time.
alter table tokens
  add column id uuid not null unique default gen_random_uuid(),
  add column browser text,
  add column system text,
  add column place text,
  -- A sha-256 over member, network and browser: whoever comes with another one is told to the member.
  add column device_hash bytea,
  add column use_time timestamptz;
update tokens set use_time = creation_time;
