/** As close to the drawing as the JPEG below: beyond that, the paper's grain takes most of the bytes. */
export const WEBP_OPTIONS = { quality: 70, effort: 4 } as const;
/** Sharp's JPEG options for images. */
export const JPEG_OPTIONS = { quality: 82, mozjpeg: true } as const;
