import sharp, { type Sharp } from 'sharp';
import { IMAGE_FORMATS, type ImageFormat } from '../images/index.ts';
import { UPLOAD_WIDTHS_PX } from './upload-files.ts';

/** A photograph from the largest phone cameras; a file of a few kilobytes can claim thousands of times as many pixels. */
const LARGEST_INPUT_PIXELS = 50_000_000;
const TIME_LIMIT_SECONDS = 20;
const WEBP_QUALITY = 80;
const JPEG_QUALITY = 82;

const LARGEST_WIDTH_PX = Math.max(...UPLOAD_WIDTHS_PX);

export interface RenderedSize {
  readonly widthPx: number;
  readonly format: ImageFormat;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Re-encodes an image as squares of every width, in both formats: upright, of an animation the first frame, without any other data of the
 * file. Rejects for a file that cannot be decoded or has too many pixels.
 */
export async function renderSizes(picture: Buffer): Promise<RenderedSize[]> {
  const { data, info } = await sharp(picture, { limitInputPixels: LARGEST_INPUT_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient()
    .resize(LARGEST_WIDTH_PX, LARGEST_WIDTH_PX, { fit: 'cover' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: RenderedSize[] = [];
  for (const widthPx of UPLOAD_WIDTHS_PX) {
    for (const format of IMAGE_FORMATS) {
      const square = sharp(data, { raw }).resize(widthPx, widthPx);
      sizes.push({ widthPx, format, bytes: new Uint8Array(await encode(square, format)) });
    }
  }
  return sizes;
}

function encode(square: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return square.webp({ quality: WEBP_QUALITY }).toBuffer();
    case 'jpeg':
      return square.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
  }
}
