import { isLocalUrl } from './is-local-url.ts';

/** Whether only its own computer can reach the site: it has no public URL, or a local one. */
export function isLocalSite(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isLocalUrl(publicUrl);
}
