import { isLocalUrl } from './is-local-url.ts';

/** Whether only its own computer can reach the site: it has no public address, or one that leads to that computer. */
export function isLocalSite(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isLocalUrl(publicUrl);
}
