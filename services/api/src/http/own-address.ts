import { isLocalUrl } from '@afterglow/kit';

/**
 * Whether an address leads to this site, and does not pretend to (`https://us@them`). A site on this computer may be called by any of
 * the computer's names.
 */
export function isOwnAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const [url, own] = [new URL(address), new URL(origin)];
  if (url.username !== '' || url.password !== '') return false;
  if (url.origin === own.origin) return true;
  return isLocalUrl(address) && isLocalUrl(origin) && url.protocol === own.protocol && url.port === own.port;
}
