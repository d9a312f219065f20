import { isLocalUrl } from './is-local-url.ts';

/** Whether nobody but its own computer reaches the site: it has no public address, or one that leads to that computer. */
export function isLocalSite(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isLocalUrl(publicUrl);
}
