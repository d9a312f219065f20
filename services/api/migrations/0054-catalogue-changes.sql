-- Every instance keeps answers of the catalogue in memory and hears here when what they show changes, whoever changes it. Counts
-- (reach, trend, favorite_count) are left out: they change all the time, and no kept answer outlives them by more than seconds.
create function tell_catalogue_change() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_notify(tg_table_schema || ':catalogue', '');
  return null;
end $$;

create trigger tell_catalogue_change after insert or update or delete or truncate on genres
  for each statement execute function tell_catalogue_change();
create trigger tell_catalogue_change after insert or update or delete or truncate on stations
  for each statement execute function tell_catalogue_change();
create trigger tell_catalogue_change after insert or update or delete or truncate on episodes
  for each statement execute function tell_catalogue_change();
create trigger tell_catalogue_change after insert or update or delete or truncate on playlists
  for each statement execute function tell_catalogue_change();
create trigger tell_catalogue_change after insert or update or delete or truncate on playlist_revisions
  for each statement execute function tell_catalogue_change();
create trigger tell_catalogue_change after insert or update or delete or truncate on playlist_revision_mixes
  for each statement execute function tell_catalogue_change();
create trigger tell_catalogue_change after insert or update or delete or truncate on banners
  for each statement execute function tell_catalogue_change();

create trigger tell_catalogue_change after insert or delete or truncate or update of id, title, description, show_id, artist_id,
    channel_id, duration_frames, creation_time, premium, color, genres, track_list, pieces, waveform, cover on mixes
  for each statement execute function tell_catalogue_change();
create trigger tell_catalogue_change after insert or delete or truncate or update of id, url, title, biography, color, has_hero,
    facebook_username, instagram_username, twitter_username, tiktok_username, website_url, shuffle on artists
  for each statement execute function tell_catalogue_change();
create trigger tell_catalogue_change after insert or delete or truncate or update of id, url, title, artist_id, channel_id, genres,
    summary, color on shows
  for each statement execute function tell_catalogue_change();
-- The time here follows the mix's own, in the statement that a play brings about.
create trigger tell_catalogue_change after insert or delete or truncate or update of genre_id, mix_id, channel_id, artist_id
  on mix_genres
  for each statement execute function tell_catalogue_change();
