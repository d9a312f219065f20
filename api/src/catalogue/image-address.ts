import { API_PREFIX, type Image } from '@afterglow/shared-contracts';

/** What has pictures; each kind is a path below the media address. */
export const IMAGE_KINDS = ['mix', 'show', 'artist', 'artist-hero', 'playlist', 'banner', 'genre'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

export function imageAddress(kind: ImageKind, id: number): string {
  return `${API_PREFIX}/media/images/${kind}/${id}`;
}

export function imageOf(kind: ImageKind, id: number, color: string): Image {
  return { url: imageAddress(kind, id), color };
}
