create function keep_removed_mix() returns trigger language plpgsql set search_path from current as $$
begin
  update episodes set removed_mix = jsonb_build_object(
    'title', old.title,
    'artist', (select title from artists where id = old.artist_id),
    'pieces', old.pieces)
  where mix_id = old.id;
  return old;
end $$;
create trigger keep_removed_mix before delete on mixes for each row execute function keep_removed_mix();

-- Every instance holds what is on the air in memory and hears of changes here, whoever makes them.
create function tell_schedule_change() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_notify(tg_table_schema || ':schedule', lower(tg_op));
  return null;
end $$;
create trigger tell_schedule_change after delete or update of title, show_id, artist_id, duration_frames, pieces, premium, color on mixes
  for each statement execute function tell_schedule_change();
create trigger tell_schedule_change after update of title, url on artists
  for each statement execute function tell_schedule_change();
create trigger tell_schedule_change after update of title, url on shows
  for each statement execute function tell_schedule_change();
