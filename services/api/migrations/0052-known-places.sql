-- Networks from which a member has logged in lately: there the door stays open, however often strangers try the account elsewhere.
-- The hash is a sha-256 over member and network: no network addresses stand here.
create table known_places (
  member_id int not null references members on delete cascade,
  place_hash bytea not null,
  login_time timestamptz not null,
  primary key (member_id, place_hash)
);
create index known_places_login on known_places (login_time);
