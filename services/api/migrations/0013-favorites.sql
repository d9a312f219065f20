-- One table a type, alike but for what they point to; `id` only tells the order of those added in the same instant.
create table favorite_mixes (
  id bigint generated always as identity,
  member_id int not null references members on delete cascade,
  thing_id int not null references mixes on delete cascade,
  creation_time timestamptz not null,
  primary key (member_id, thing_id)
);
create index favorite_mixes_latest on favorite_mixes (member_id, creation_time, id);
create index favorite_mixes_thing on favorite_mixes (thing_id);

create table favorite_artists (
  id bigint generated always as identity,
  member_id int not null references members on delete cascade,
  thing_id int not null references artists on delete cascade,
  creation_time timestamptz not null,
  primary key (member_id, thing_id)
);
create index favorite_artists_latest on favorite_artists (member_id, creation_time, id);
create index favorite_artists_thing on favorite_artists (thing_id);

create table favorite_shows (
  id bigint generated always as identity,
  member_id int not null references members on delete cascade,
  thing_id int not null references shows on delete cascade,
  creation_time timestamptz not null,
  primary key (member_id, thing_id)
);
create index favorite_shows_latest on favorite_shows (member_id, creation_time, id);
create index favorite_shows_thing on favorite_shows (thing_id);

create table favorite_genres (
  id bigint generated always as identity,
  member_id int not null references members on delete cascade,
  thing_id int not null references genres on delete cascade,
  creation_time timestamptz not null,
  primary key (member_id, thing_id)
);
create index favorite_genres_latest on favorite_genres (member_id, creation_time, id);
create index favorite_genres_thing on favorite_genres (thing_id);
