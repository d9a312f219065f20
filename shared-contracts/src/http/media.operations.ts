import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';

/** The folders that a member may upload to: `members` contains images of members. */
export const UPLOAD_FOLDERS = ['members'] as const;
/** Parses one of `UPLOAD_FOLDERS`. */
export const uploadFolderSchema = z.enum(UPLOAD_FOLDERS);
/** A folder that a member may upload to. */
export type UploadFolder = z.infer<typeof uploadFolderSchema>;

/** The largest body of an upload, base64 included. */
export const UPLOAD_MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * Stores an image (JPEG, PNG, WebP, GIF or AVIF) and returns its URL, which accepts a width like that of every image
 * (`imageAtWidth`). `fileBase64` may start like a data URL. 400 for a file that is not an image, 413 above 10 MB, 429
 * for too many uploads.
 */
export const uploadMedia = defineOperation({
  name: 'uploadMedia',
  method: 'POST',
  path: '/media/s3',
  summary: 'Upload a picture',
  auth: 'member',
  maxBodyBytes: UPLOAD_MAX_BODY_BYTES,
  body: z.object({
    /** The name of the file on the member's device; only a label. */
    fileName: z.string().check(z.minLength(1), z.maxLength(255)),
    fileBase64: z.string().check(z.minLength(1)),
    folder: uploadFolderSchema,
  }),
  response: z.object({ url: z.string() }),
  refusals: [429],
});
