import type { ArtworkKind } from '#artwork/artwork.ts';

/** The dominant colour (#rrggbb) of the picture that will be drawn for something. */
export type PictureColor = (kind: ArtworkKind, id: number) => string;
