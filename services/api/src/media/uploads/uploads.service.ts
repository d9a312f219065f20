import { createHash } from 'node:crypto';
import type { MemberId, UploadFolder } from '@afterglow/shared-contracts';
import { type Clock, createConcurrencyLimit, invalid, notAuthenticated } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { ImageFormat } from '../images/index.ts';
import { uploadAddress } from '#catalog/image-address.ts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import type { FileStorage, StoredFile } from '../storage/index.ts';
import { isPolyglotFile, detectImageFormat } from './detect-image-format.ts';
import { UPLOAD_WIDTHS_PX, uploadFile } from './upload-files.ts';
import { renderSizes, type RenderedSize } from './render-sizes.ts';
import type { UploadsRepository } from './uploads.repository.ts';

const DATA_ADDRESS = /^data:[\w.+/-]*(?:;[\w=.+-]+)*;base64,/;

const LONGEST_DATA_ADDRESS = 200;

export interface NewUpload {
  readonly memberId: MemberId;
  readonly fileName: string;
  readonly fileBase64: string;
  readonly folder: UploadFolder;
}

export interface UploadedPictureRequest {
  readonly folder: UploadFolder;
  readonly name: string;
  readonly widthPx: number;
  readonly format: ImageFormat;
}

export interface UploadsService {
  /**
   * Stores an image and returns its URL; throws validation_failed for anything but an image, and not-authenticated for a member deleted in
   * the meantime, who leaves no files behind.
   */
  add(upload: NewUpload): Promise<string>;
  find(request: UploadedPictureRequest): Promise<StoredFile | undefined>;
  /** Deletes unused images: replaced ones, and those that were never used. */
  removeUnused(): Promise<void>;
}

export interface UploadsOptions {
  readonly repository: UploadsRepository;
  readonly files: FileStorage;
  readonly attempts: AttemptLimiter;
  readonly clock: Clock;
}

/** Images decoded in parallel; each may take two hundred megabytes for a moment. */
const CONCURRENT_PICTURES = 2;
/** Long enough to fill in the form with the image. */
const UNUSED_LIFE_MS = DAY_MS;
const REMOVED_AT_ONCE = 100;
/** Part of every name, so that another rendering gives other names. */
const RENDERING = '1';

export function createUploadsService({ repository, files, attempts, clock }: UploadsOptions): UploadsService {
  const limit = createConcurrencyLimit(CONCURRENT_PICTURES);
  return {
    async add({ memberId, fileName, fileBase64, folder }) {
      await attempts.take(String(memberId));
      const picture = readPicture(fileBase64);
      const sizes = await limit(() => render(picture));
      const name = nameOf(memberId, picture);
      await repository.add({ name, folder, fileName, memberId, at: new Date(clock.nowMs()) });
      for (const { bytes, ...size } of sizes) {
        await files.put(uploadFile({ folder, name, ...size }), { bytes, contentType: `image/${size.format}` });
      }
      if (!(await repository.isStored(name))) {
        await repository.remove(files, { folder, name });
        throw notAuthenticated('This account was deleted.');
      }
      return uploadAddress(folder, name);
    },
    find: ({ widthPx, ...request }) => files.get(uploadFile({ ...request, widthPx: nearestWidth(widthPx) })),
    async removeUnused() {
      const before = new Date(clock.nowMs() - UNUSED_LIFE_MS);
      let unused = await repository.findUnused(before, REMOVED_AT_ONCE);
      while (unused.length > 0) {
        for (const upload of unused) await repository.remove(files, upload);
        unused = await repository.findUnused(before, REMOVED_AT_ONCE);
      }
    },
  };
}

function readPicture(fileBase64: string): Buffer<ArrayBuffer> {
  const bytes = decodeFile(fileBase64);
  if (bytes === undefined) throw invalid('fileBase64: Must be base64.');
  if (detectImageFormat(bytes) === undefined || isPolyglotFile(bytes)) {
    throw invalid('fileBase64: Not a picture we can use. Send a JPEG, PNG, WebP, GIF, or AVIF file.');
  }
  return bytes;
}

async function render(picture: Buffer): Promise<RenderedSize[]> {
  try {
    return await renderSizes(picture);
  } catch {
    throw invalid("fileBase64: We couldn't read this picture, or it's larger than 50 megapixels.");
  }
}

/** The same for the same file of the same member. */
function nameOf(memberId: MemberId, picture: Buffer): string {
  return createHash('sha256').update(`${RENDERING} ${memberId} `).update(picture).digest('hex').slice(0, 32);
}

function nearestWidth(widthPx: number): number {
  return UPLOAD_WIDTHS_PX.find((width) => width >= widthPx) ?? Math.max(...UPLOAD_WIDTHS_PX);
}

/** The bytes of a base64 text, which may start like a data URL; undefined for anything but base64. */
function decodeFile(text: string): Buffer<ArrayBuffer> | undefined {
  const start = DATA_ADDRESS.exec(text.slice(0, LONGEST_DATA_ADDRESS))?.[0].length ?? 0;
  const base64 = text.slice(start).trim();
  const bytes = Buffer.from(base64, 'base64');
  // Node skips invalid characters; encoded again, the text would differ.
  const isWhole = withoutPadding(bytes.toString('base64')) === withoutPadding(base64);
  return isWhole && bytes.length > 0 ? bytes : undefined;
}

function withoutPadding(base64: string): string {
  return base64.replace(/={1,2}$/, '');
}
