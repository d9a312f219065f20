import {
  UPLOAD_MAX_BODY_BYTES,
  type OperationBody,
  type Operations,
  type UploadFolder,
} from '@afterglow/shared-contracts';

/** Encoding more characters in one call overflows the stack of some browsers. */
const CHUNK_BYTES = 32_768;
/** Three bytes become four characters, and the rest of the body needs some space. */
const PICTURE_MAX_BYTES = Math.floor((UPLOAD_MAX_BODY_BYTES * 3) / 4) - 1024;

/** An image that is ready for upload, or why the file cannot be uploaded. */
export type PictureUpload =
  | { readonly status: 'ready'; readonly body: OperationBody<Operations['uploadMedia']> }
  | { readonly status: 'no-picture' | 'too-large' };

/** The body of `uploadMedia` for a chosen file, base64-encoded and padded; only images are accepted. */
export async function pictureUpload(file: File, folder: UploadFolder): Promise<PictureUpload> {
  if (!file.type.startsWith('image/')) return { status: 'no-picture' };
  if (file.size > PICTURE_MAX_BYTES) return { status: 'too-large' };
  const fileBase64 = toBase64(new Uint8Array(await file.arrayBuffer()));
  return { status: 'ready', body: { fileName: file.name, fileBase64, folder } };
}

function toBase64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES)));
  return btoa(chunks.join(''));
}
