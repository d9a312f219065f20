-- unaccent() itself is not immutable and cannot stand in an index or a generated column.
create function f_unaccent(text) returns text language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent'::regdictionary, $1) $$;

-- Which parts of the catalogue have been sown, and on which day: an interrupted first start goes on where it was.
create table seed_steps (
  name text primary key,
  day date not null,
  done_at timestamptz not null default now()
);

create table genres (
  id int primary key,
  name text not null unique
);

create table stations (
  id text primary key,
  position int not null,
  title text not null,
  description text not null
);

create table artists (
  id int primary key,
  url text not null,
  title text not null,
  biography text,
  color text not null,
  has_hero boolean not null,
  facebook_username text,
  instagram_username text,
  twitter_username text,
  tiktok_username text,
  website_url text,
  reach int not null,
  -- ln of all plays, each fading by half every week; the order holds at any time, so nothing is ever recomputed.
  trend double precision not null,
  search_text text not null generated always as (lower(f_unaccent(title))) stored
);
create index artists_reach on artists (reach desc, id);
create index artists_trend on artists (trend desc, id);
create index artists_search on artists using gin (search_text public.gin_trgm_ops);

create table shows (
  id int primary key,
  url text not null,
  title text not null,
  artist_id int not null references artists,
  channel_id text references stations,
  genres text[] not null,
  summary text,
  color text not null,
  reach int not null,
  search_text text not null generated always as (lower(f_unaccent(title))) stored
);
create index shows_search on shows using gin (search_text public.gin_trgm_ops);

create table mixes (
  id int primary key,
  title text not null,
  description text,
  show_id int not null references shows,
  artist_id int not null references artists,
  channel_id text not null references stations,
  duration_frames int not null,
  creation_time timestamptz not null,
  reach int not null,
  favorite_count int not null,
  trend double precision not null,
  premium boolean not null,
  color text not null,
  genres text[] not null,
  track_list jsonb not null,
  -- Ids of the pieces of the music library that make up the mix, in order.
  pieces jsonb not null,
  waveform jsonb,
  search_text text not null generated always as (lower(f_unaccent(title))) stored,
  fts tsvector
);
create index mixes_created on mixes (creation_time desc, id desc);
create index mixes_reach on mixes (reach desc, id);
create index mixes_trend on mixes (trend desc, id);
create index mixes_show on mixes (show_id, creation_time desc);
create index mixes_artist on mixes (artist_id, creation_time desc);
create index mixes_channel on mixes (channel_id, id);
create index mixes_fts on mixes using gin (fts);
create index mixes_search on mixes using gin (search_text public.gin_trgm_ops);

create table mix_genres (
  genre_id int not null references genres,
  mix_id int not null references mixes on delete cascade,
  primary key (genre_id, mix_id)
);
create index mix_genres_mix on mix_genres (mix_id);

create table episodes (
  id int primary key,
  mix_id int not null unique references mixes on delete cascade,
  show_id int not null references shows,
  artist_id int not null references artists,
  channel_id text not null references stations,
  air_start timestamptz not null,
  air_end timestamptz not null
);
create index episodes_channel on episodes (channel_id, air_start);

create table playlists (
  id int primary key,
  type text not null check (type in ('editorial', 'chart', 'recommended')),
  revision_id int,
  title text not null,
  description text,
  color text not null,
  publish_time timestamptz,
  modification_time timestamptz not null,
  featured boolean not null,
  hidden boolean not null
);
create index playlists_type on playlists (type, modification_time desc);

create table playlist_mixes (
  playlist_id int not null references playlists on delete cascade,
  position int not null,
  mix_id int not null references mixes on delete cascade,
  primary key (playlist_id, position)
);

create table banners (
  id int primary key,
  heading text not null,
  subheading text,
  description text,
  color text not null,
  primary_action jsonb,
  secondary_action jsonb,
  published boolean not null,
  modification_time timestamptz not null
);

-- Every word of the catalogue; its trigram index corrects the words of a query before anything is searched.
create table words (
  word text primary key,
  mixes int not null
);
create index words_similar on words using gin (word public.gin_trgm_ops);
