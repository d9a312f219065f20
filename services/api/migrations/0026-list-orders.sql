-- What the mixes of a genre are ordered by stands beside the genre, so that an index gives a page of them.
alter table mix_genres
  add column reach int not null default 0,
  add column trend double precision not null default 0,
  add column creation_time timestamptz not null default 'epoch';
update mix_genres set reach = mixes.reach, trend = mixes.trend, creation_time = mixes.creation_time
  from mixes where mixes.id = mix_genres.mix_id;

create function fill_mix_genre() returns trigger language plpgsql set search_path from current as $$
begin
  select mixes.reach, mixes.trend, mixes.creation_time into new.reach, new.trend, new.creation_time
    from mixes where mixes.id = new.mix_id;
  return new;
end $$;
create trigger fill_mix_genre before insert on mix_genres for each row execute function fill_mix_genre();

create function follow_mix() returns trigger language plpgsql set search_path from current as $$
begin
  update mix_genres set reach = new.reach, trend = new.trend, creation_time = new.creation_time where mix_id = new.id;
  return null;
end $$;
create trigger follow_mix after update of reach, trend, creation_time on mixes for each row
  when ((old.reach, old.trend, old.creation_time) is distinct from (new.reach, new.trend, new.creation_time))
  execute function follow_mix();

create index mix_genres_reach on mix_genres (genre_id, reach desc, mix_id);
create index mix_genres_trend on mix_genres (genre_id, trend desc, mix_id);
create index mix_genres_created on mix_genres (genre_id, creation_time desc, mix_id desc);
create index mixes_show_reach on mixes (show_id, reach desc, id);
create index mixes_artist_reach on mixes (artist_id, reach desc, id);
create index mixes_channel_reach on mixes (channel_id, reach desc, id);

-- A fixed random place: a draw reads a stretch of it instead of sorting everybody.
alter table artists add column shuffle double precision not null default random();
create index artists_shuffle on artists (shuffle, id);
create index artists_title on artists (search_text, id);
