-- The channel of a mix beside its genre, for counting and for lists of a genre on a channel.
alter table mix_genres add column channel_id text not null default '';
update mix_genres set channel_id = mixes.channel_id from mixes where mixes.id = mix_genres.mix_id;

create function fill_mix_genre_channel() returns trigger language plpgsql set search_path from current as $$
begin
  select mixes.channel_id into new.channel_id from mixes where mixes.id = new.mix_id;
  return new;
end $$;
create trigger fill_mix_genre_channel before insert on mix_genres for each row execute function fill_mix_genre_channel();

-- How many mixes a channel has, of each genre and (genre 0) of all: the totals of lists. Kept by triggers.
create table mix_counts (
  channel_id text not null,
  genre_id int not null,
  mixes int not null,
  primary key (channel_id, genre_id)
) with (fillfactor = 50);

create function mixes_counted() returns trigger language plpgsql set search_path from current as $$
begin
  -- Writers of the catalogue take turns, as for the words of search.
  perform pg_advisory_xact_lock(4800480052);
  insert into mix_counts (channel_id, genre_id, mixes)
    select channel_id, 0, case tg_op when 'INSERT' then count(*) else - count(*) end from changed group by channel_id
    on conflict (channel_id, genre_id) do update set mixes = mix_counts.mixes + excluded.mixes;
  return null;
end $$;

create function mix_genres_counted() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock(4800480052);
  insert into mix_counts (channel_id, genre_id, mixes)
    select channel_id, genre_id, case tg_op when 'INSERT' then count(*) else - count(*) end from changed group by channel_id, genre_id
    on conflict (channel_id, genre_id) do update set mixes = mix_counts.mixes + excluded.mixes;
  return null;
end $$;

create function mix_moved() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock(4800480052);
  insert into mix_counts (channel_id, genre_id, mixes)
    select channel, genre, difference
    from (values (old.channel_id, -1), (new.channel_id, 1)) as moved (channel, difference),
      (select 0 as genre union all select genre_id from mix_genres where mix_id = new.id) as counted
    on conflict (channel_id, genre_id) do update set mixes = mix_counts.mixes + excluded.mixes;
  update mix_genres set channel_id = new.channel_id where mix_id = new.id;
  return null;
end $$;

create trigger mixes_counted_in after insert on mixes referencing new table as changed for each statement execute function mixes_counted();
create trigger mixes_counted_out after delete on mixes referencing old table as changed for each statement execute function mixes_counted();
create trigger mix_genres_counted_in after insert on mix_genres referencing new table as changed
  for each statement execute function mix_genres_counted();
create trigger mix_genres_counted_out after delete on mix_genres referencing old table as changed
  for each statement execute function mix_genres_counted();
create trigger mix_moved after update of channel_id on mixes for each row
  when (old.channel_id <> new.channel_id) execute function mix_moved();

insert into mix_counts (channel_id, genre_id, mixes)
  select channel_id, 0, count(*) from mixes group by channel_id
  union all select channel_id, genre_id, count(*) from mix_genres group by channel_id, genre_id;
