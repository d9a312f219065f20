import { uploadAddress } from '#catalog/image-address.ts';

const UPLOAD_NAME = /^[0-9a-f]{32}$/;

/** The name of the upload at a URL, with or without the site's origin; undefined for any other URL. */
export function uploadNameOf(address: string, origin: string): string | undefined {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const name = path.slice(-32);
  return UPLOAD_NAME.test(name) && path === uploadAddress('members', name) ? name : undefined;
}
