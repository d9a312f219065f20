import type { Mix } from '@afterglow/shared-contracts';
import { framesToSeconds } from '@afterglow/audio';
import { imageAddress, imageOf } from '../image-address.ts';
import type { MixRow } from './mix-rows.ts';

export function toMix(row: MixRow): Mix {
  return {
    id: row.id,
    mixes_id: row.id,
    type: 'mix',
    title: row.title,
    description: row.description,
    duration: framesToSeconds(row.duration_frames),
    creation_time: row.creation_time.toISOString(),
    occurrence_album_art: imageAddress('show', row.show_id),
    album_art: imageOf('mix', row.id, row.color),
    reach: row.reach,
    favorite_count: row.favorite_count,
    genre: row.genres,
    track_list: row.track_list,
    show: { id: row.show_id, title: row.show_title, url: row.show_url },
    artist: { id: row.artist_id, title: row.artist_title, url: row.artist_url },
    episode: episodeOf(row),
    premium: row.premium,
    waveform: row.waveform,
  };
}

function episodeOf({ air_start, air_end, show_id }: MixRow): Mix['episode'] {
  if (air_start === null || air_end === null) return null;
  return { air_start: air_start.toISOString(), air_end: air_end.toISOString(), image: imageAddress('show', show_id) };
}
