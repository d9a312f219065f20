import type { Playlist } from '@afterglow/shared-contracts';
import { artworkOf, imageAddress } from '../image-address.ts';
import type { PlaylistRow } from './playlist-rows.ts';

export function toPlaylist(row: PlaylistRow): Playlist {
  const artwork = artworkOf(row.type);
  return {
    id: row.id,
    type: row.type,
    revisions_id: row.revision_id,
    revisions_title: row.title,
    revisions_description: row.description,
    revisions_album_art: {
      url: imageAddress(artwork, row.id),
      filename: `${artwork}-${row.id}`, // without a file name it is not listed
      color: row.color,
    },
    revisions_publish_time: row.publish_time?.toISOString() ?? null,
    featured: row.featured ? 1 : 0,
    mixes_count: row.mixes_count ?? 0,
  };
}
