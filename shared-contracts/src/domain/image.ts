import * as z from 'zod/mini';

/** The widths, in pixels, in which every image is served. */
export const IMAGE_WIDTHS_PX = [64, 150, 300, 600, 1200] as const;
/** One of the served widths, in pixels. */
export type ImageWidthPx = (typeof IMAGE_WIDTHS_PX)[number];

/** An image: its URL (see `imageAtWidth`) and its dominant color as #rrggbb, painted before the file loads. */
export const imageSchema = z.object({
  url: z.string(),
  color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
});
/** An image as it appears in the catalog. */
export interface Image extends z.infer<typeof imageSchema> {}

/** The URL of an image in one of the served widths. */
export function imageAtWidth(url: string, widthPx: ImageWidthPx): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${widthPx}`;
}

/** The `srcset` of an image: all served widths. The same `sizes` always select the same file. */
export function imageSrcSet(url: string): string {
  return IMAGE_WIDTHS_PX.map((width) => `${imageAtWidth(url, width)} ${width}w`).join(', ');
}
