import { API_PREFIX, type Image, type PlaylistType, type UploadFolder } from '@afterglow/shared-contracts';
import { ARTWORK_VERSION, type ArtworkKind } from '#media/images/index.ts';

/** The permanent URL of an image: a redrawn one has another URL. See `imageAtWidth` of the contracts for its widths. */
export function imageAddress(kind: ArtworkKind, id: number): string {
  return `${API_PREFIX}/media/images/${kind}/${id}?v=${ARTWORK_VERSION}`;
}

export function imageOf(kind: ArtworkKind, id: number, color: string): Image {
  return { url: imageAddress(kind, id), color };
}

export function artworkOf(type: PlaylistType): 'chart' | 'playlist' {
  return type === 'chart' ? 'chart' : 'playlist';
}

/** The permanent URL of a member's image: another image has another name. */
export function uploadAddress(folder: UploadFolder, name: string): string {
  return `${API_PREFIX}/media/images/${folder}/${name}`;
}
