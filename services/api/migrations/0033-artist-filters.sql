-- Which artists have mixes on a channel or of a genre is read from an index each.
create index mixes_channel_artist on mixes (channel_id, artist_id);

alter table mix_genres add column artist_id int not null default 0;
update mix_genres set artist_id = mixes.artist_id from mixes where mixes.id = mix_genres.mix_id;
create index mix_genres_artist on mix_genres (genre_id, artist_id);

create function fill_mix_genre_artist() returns trigger language plpgsql set search_path from current as $$
begin
  select mixes.artist_id into new.artist_id from mixes where mixes.id = new.mix_id;
  return new;
end $$;
create trigger fill_mix_genre_artist before insert on mix_genres for each row execute function fill_mix_genre_artist();

create function mix_given() returns trigger language plpgsql set search_path from current as $$
begin
  update mix_genres set artist_id = new.artist_id where mix_id = new.id;
  return null;
end $$;
create trigger mix_given after update of artist_id on mixes for each row
  when (old.artist_id <> new.artist_id) execute function mix_given();
