import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';

/** The folders that a member may upload to: `members` holds their pictures of themselves. */
export const UPLOAD_FOLDERS = ['members'] as const;
/** Parses one of `UPLOAD_FOLDERS`. */
export const uploadFolderSchema = z.enum(UPLOAD_FOLDERS);
/** A folder that a member may upload to. */
export type UploadFolder = z.infer<typeof uploadFolderSchema>;

/** The body of an upload may be this large, base64 included. */
export const UPLOAD_MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * Stores a picture (JPEG, PNG, WebP, GIF or AVIF) and answers its address, which takes a width like that of every picture
 * (`imageAtWidth`). `fileBase64` may begin like a data address. 400 for what is no picture, 413 above 10 MB, 429 too often.
 */
export const uploadMedia = defineOperation({
  name: 'uploadMedia',
  method: 'POST',
  path: '/media/s3',
  summary: 'Upload a picture',
  auth: 'member',
  maxBodyBytes: UPLOAD_MAX_BODY_BYTES,
  body: z.object({
    /** As the member's device calls it; only a label. */
    fileName: z.string().check(z.minLength(1), z.maxLength(255)),
    fileBase64: z.string().check(z.minLength(1)),
    folder: uploadFolderSchema,
  }),
  response: z.object({ url: z.string() }),
  refusals: [429],
});
