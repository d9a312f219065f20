import type { ImageKind } from '../catalogue/image-address.ts';

/** The dominant colour (#rrggbb) of the picture that will be drawn for something. */
export type PictureColor = (kind: ImageKind, id: number) => string;
