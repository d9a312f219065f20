import { isLocalUrl } from '@afterglow/kit';

/**
 * An address as this service has read it, when it leads to this site and does not pretend to (`https://us@them`), or undefined. What was
 * written may be read otherwise elsewhere (`https://us\@them`), so only the answer may be handed on. A site on this computer may be
 * called by any of the computer's names.
 */
export function selfUrl(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const [url, own] = [new URL(address), new URL(origin)];
  if (url.username !== '' || url.password !== '') return undefined;
  const isOwn = url.origin === own.origin || (isLocalUrl(address) && isLocalUrl(origin) && isSamePort(url, own));
  return isOwn ? url.href : undefined;
}

function isSamePort(url: URL, own: URL): boolean {
  return url.protocol === own.protocol && url.port === own.port;
}
