import { extname } from 'node:path';

const TEXT_EXTENSIONS = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.webmanifest']);

/** Whether a file may have compressed variants: others are never looked up, which in a bucket would cost a request. */
export function mayBeCompressed(path: string): boolean {
  return TEXT_EXTENSIONS.has(extname(path));
}
