import { API_PREFIX, type Image, type PlaylistType } from '@afterglow/shared-contracts';
import type { ArtworkKind } from '../artwork/artwork.ts';

/** Where a picture is; see `imageAtWidth` of the contracts for its widths. */
export function imageAddress(kind: ArtworkKind, id: number): string {
  return `${API_PREFIX}/media/images/${kind}/${id}`;
}

export function imageOf(kind: ArtworkKind, id: number, color: string): Image {
  return { url: imageAddress(kind, id), color };
}

/** Charts are told from other playlists by their pictures. */
export function artworkOf(type: PlaylistType): 'chart' | 'playlist' {
  return type === 'chart' ? 'chart' : 'playlist';
}
