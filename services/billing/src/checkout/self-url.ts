import { isLocalUrl } from '@afterglow/kit';

/**
 * A URL as this service parses it, when it leads to this site and does not pretend to (`https://us@them`), or undefined. Others may parse
 * the original differently (`https://us\@them`), so only the result may be passed on. A site on this computer may have any of the
 * computer's names.
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
