import {
  OFFLINE_DOCUMENT_PATH,
  RELEASE_MANIFEST_FILE,
  REMOTES_PATH,
  SHELL_RELEASE_NAME,
} from '@afterglow/shared-contracts';
import { markFromCache } from './from-cache.ts';
import { cacheFiles } from './cache-files.ts';
import type { CachedFile } from './worker-message.ts';

const OWN_FOLDER = new RegExp(`${REMOTES_PATH}/${SHELL_RELEASE_NAME}/[^/"]+/`);
const NEEDED = /\.(js|css|woff2)$/;
/** The body is stored as text, so headers about its bytes no longer apply. */
const OF_THE_BYTES = ['content-encoding', 'content-length'];

/**
 * Caches the files that open the site offline: the document of the shell that runs the page, once all files of that
 * shell are cached. It is the same for every path and visitor; cookies only tell the site which shell does not start
 * in this browser. Another shell may be live by now: whether it starts here is unknown.
 */
export async function cacheShell(cache: Cache, running: string | undefined): Promise<void> {
  const document = await fetch(OFFLINE_DOCUMENT_PATH, { cache: 'no-store' });
  const html = await document.text();
  const folder = OWN_FOLDER.exec(html)?.[0];
  if (!document.ok || folder === undefined || folder !== running) return;
  await cacheFiles(cache, await filesOf(folder));
  await cache.put(OFFLINE_DOCUMENT_PATH, new Response(markFromCache(html), { headers: headersOf(document) }));
  await dropOthers(cache, folder);
}

async function filesOf(folder: string): Promise<readonly CachedFile[]> {
  const response = await fetch(`${folder}${RELEASE_MANIFEST_FILE}`);
  if (!response.ok) throw new Error(`The manifest of the shell was answered with ${response.status}.`);
  // Written by the build and validated by the registry when it was published.
  const { files } = (await response.json()) as { files: readonly { path: string; integrity: string }[] };
  return files
    .filter(({ path }) => NEEDED.test(path))
    .map(({ path, integrity }) => ({ url: `${folder}${path}`, integrity }));
}

function headersOf(document: Response): Headers {
  const headers = new Headers(document.headers);
  for (const name of OF_THE_BYTES) headers.delete(name);
  return headers;
}

async function dropOthers(cache: Cache, folder: string): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== OFFLINE_DOCUMENT_PATH && !pathname.startsWith(folder)) await cache.delete(url);
  }
}
