import { API_PREFIX, type Image, type PlaylistType, type UploadFolder } from '@afterglow/shared-contracts';
import { ARTWORK_VERSION } from '#media/artwork-version.ts';
import type { ArtworkKind } from '#media/artwork-kinds.ts';

/** Where a picture is, for ever: redrawn it has another address. See `imageAtWidth` of the contracts for its widths. */
export function imageAddress(kind: ArtworkKind, id: number): string {
  return `${API_PREFIX}/media/images/${kind}/${id}?v=${ARTWORK_VERSION}`;
}

export function imageOf(kind: ArtworkKind, id: number, color: string): Image {
  return { url: imageAddress(kind, id), color };
}

/** Charts are told from other playlists by their pictures. */
export function artworkOf(type: PlaylistType): 'chart' | 'playlist' {
  return type === 'chart' ? 'chart' : 'playlist';
}

/** Where a member's picture is, for ever: another picture has another name. */
export function uploadAddress(folder: UploadFolder, name: string): string {
  return `${API_PREFIX}/media/images/${folder}/${name}`;
}
