import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { IMAGE_WIDTHS_PX, type ImageWidthPx } from '@afterglow/shared-contracts';
import { createConcurrencyLimit } from '@afterglow/kit';
import type { ArtworkKind } from './artwork-kinds.ts';
import { ARTWORK_VERSION } from './artwork-version.ts';
import { JPEG_OPTIONS, WEBP_OPTIONS } from './picture-encoding.ts';
import type { PictureSource } from './picture-source.ts';

export const IMAGE_FORMATS = ['webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export interface ImageRequest {
  readonly kind: ArtworkKind;
  readonly seed: number;
  readonly widthPx: ImageWidthPx;
  readonly format: ImageFormat;
  /** An image to use instead of drawing one; while it is missing, one is drawn after all. */
  readonly cover?: { readonly name: string; readonly read: () => Promise<Uint8Array | undefined> };
}

export interface StoredImage {
  readonly file: string;
  readonly contentType: string;
  /** Whether it was drawn because the item's own image is missing. */
  readonly isStandIn: boolean;
}

export interface ImageStore {
  /** The image's file, drawn on first request. Rejects when it cannot be written. */
  ensure(request: ImageRequest): Promise<StoredImage>;
}

const CONCURRENT_PICTURES = 2;

/** Unlisted widths get the next larger one, so no one can fill the disk. */
export function nearestWidth(widthPx: number): ImageWidthPx {
  return IMAGE_WIDTHS_PX.find((width) => width >= widthPx) ?? 1200;
}

/** WebP for callers who accept it, JPEG for everyone else. */
export function formatFor(acceptHeader: string | undefined): ImageFormat {
  return acceptHeader?.includes('image/webp') === true ? 'webp' : 'jpeg';
}

/** Undefined while the image to use is missing. */
async function rasterise(
  pictures: PictureSource,
  { kind, seed, widthPx, format, cover }: ImageRequest,
): Promise<Buffer | undefined> {
  const given = await cover?.read();
  if (cover !== undefined && given === undefined) return undefined;
  const picture =
    given === undefined
      ? await pictures.draw(kind, seed, widthPx)
      : sharp(Buffer.from(given)).resize({ width: widthPx, height: widthPx, fit: 'cover' });
  return format === 'webp' ? picture.webp(WEBP_OPTIONS).toBuffer() : picture.jpeg(JPEG_OPTIONS).toBuffer();
}

export interface ImageStoreOptions {
  readonly dataDir: string;
  readonly pictures: PictureSource;
}

export function createImageStore({ dataDir, pictures }: ImageStoreOptions): ImageStore {
  const folder = path.join(dataDir, 'media', 'images', ARTWORK_VERSION);
  const pending = new Map<string, Promise<boolean>>();
  const limit = createConcurrencyLimit(CONCURRENT_PICTURES);

  async function make(file: string, request: ImageRequest): Promise<boolean> {
    const bytes = await limit(() => rasterise(pictures, request));
    if (bytes === undefined) return false;
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return true;
  }

  /** False while the item's own image is missing. */
  async function ensureFile(file: string, request: ImageRequest): Promise<boolean> {
    const isMade = await access(file).then(
      () => true,
      () => false,
    );
    if (isMade) return true;
    const making = pending.get(file) ?? make(file, request).finally(() => pending.delete(file));
    pending.set(file, making);
    return making;
  }

  async function ensure({ cover, ...request }: ImageRequest): Promise<StoredImage> {
    const { kind, seed, widthPx, format } = request;
    const file = path.join(folder, kind, `${cover?.name ?? seed}-${widthPx}.${format}`);
    if (await ensureFile(file, cover === undefined ? request : { ...request, cover }))
      return { file, contentType: `image/${format}`, isStandIn: false };
    return { ...(await ensure(request)), isStandIn: true };
  }

  return { ensure };
}
