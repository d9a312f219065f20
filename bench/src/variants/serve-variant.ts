import { once } from 'node:events';
import http from 'node:http';
import { API_PREFIX, RELEASES_PATH, REMOTES_PATH } from '@afterglow/shared-contracts';
import { compressed, compressedFiles, type SentFile } from './compressed-files.ts';
import { pageDocument } from './page-document.ts';
import { createSiteProxy, type SiteProxy } from './site-proxy.ts';
import { FILES_PATH, type Variant } from './variant.ts';

export interface ServedVariant {
  readonly url: string;
  close(): Promise<void>;
}

/** As the front door compresses its pages. */
export const PAGE_QUALITY = 6;
const SITE_PATHS = [API_PREFIX, RELEASES_PATH, REMOTES_PATH];
const LIVE_SET_FILE = '/live-set.json';

/** Serves a variant the way the site serves itself; everything but code comes from the running site. */
export async function serveVariant(variant: Variant, port: number, siteUrl: string): Promise<ServedVariant> {
  const proxy = createSiteProxy(siteUrl);
  const files = compressedFiles(variant.filesDir);
  const { document, headers } = await page(variant, siteUrl);
  const liveSet = compressed(Buffer.from(JSON.stringify(variant.liveSet)), PAGE_QUALITY);

  function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    if (SITE_PATHS.some((path) => pathname.startsWith(path))) return proxy.forward(request, response);
    if (pathname.startsWith(FILES_PATH)) return sendFile(response, files.get(pathname.slice(FILES_PATH.length)));
    const isLiveSet = pathname === LIVE_SET_FILE;
    response.writeHead(200, isLiveSet ? { ...NOT_STORED, 'content-type': 'application/json; charset=utf-8' } : headers);
    response.end(isLiveSet ? liveSet : document);
  }

  return serveBeside(proxy, port, answer);
}

/** Listens on a port, and passes upgrades to the site behind the proxy; closing ends both. */
export async function serveBeside(
  proxy: SiteProxy,
  port: number,
  answer: http.RequestListener,
): Promise<ServedVariant> {
  const server = http.createServer(answer);
  server.on('upgrade', proxy.tunnel);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      proxy.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const NOT_STORED = { 'cache-control': 'no-store', 'content-encoding': 'br', vary: 'accept, accept-encoding' };

async function page(variant: Variant, siteUrl: string) {
  const response = await fetch(siteUrl, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (!response.ok) throw new Error(`The front door answers ${response.status}: ${html}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  return {
    document: compressed(Buffer.from(pageDocument(html, variant)), PAGE_QUALITY),
    headers: { ...NOT_STORED, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  };
}

function sendFile(response: http.ServerResponse, file: SentFile | undefined): void {
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
    return;
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': file.content.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    vary: 'accept-encoding',
    ...(file.isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(file.content);
}
