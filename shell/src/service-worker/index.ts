import { OFFLINE_DOCUMENT_PATH } from '@afterglow/shared-contracts';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { respondWithPage } from './respond-with-page.ts';
import { AREAS_CACHE, PICTURES_CACHE, SHELL_CACHE } from './cache-names.ts';
import { cacheAreas } from './cache-areas.ts';
import { cacheShell } from './cache-shell.ts';
import { bypassWrites } from './bypass-writes.ts';
import { requestKind, type RequestKind } from './request-kind.ts';
import { isWorkerMessage, type WorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

const MAX_PICTURES = 200;
const PICTURES_FOR_S = 7 * 24 * 60 * 60;
/**
 * Responses vary by the headers that a browser sends for an image; without this, cached images would be fetched again.
 */
const PICTURE_REQUEST: RequestInit = {
  priority: 'low',
  headers: { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
};

const MATCH_OPTIONS = { ignoreVary: true };
const pictureLimit = new ExpirationPlugin({
  maxEntries: MAX_PICTURES,
  maxAgeSeconds: PICTURES_FOR_S,
  purgeOnQuotaError: true,
});
// Its class declares as possibly undefined what the interface declares as optional.
const plugins = [pictureLimit as WorkboxPlugin];
const pictures = new CacheFirst({ cacheName: PICTURES_CACHE, matchOptions: MATCH_OPTIONS, plugins });

const isOf =
  (kind: RequestKind) =>
  ({ request }: { readonly request: Request }) =>
    requestKind(request, self.location.origin) === kind;

registerRoute(isOf('shell-code'), new CacheFirst({ cacheName: SHELL_CACHE, matchOptions: MATCH_OPTIONS }));
registerRoute(isOf('area-code'), new CacheFirst({ cacheName: AREAS_CACHE, matchOptions: MATCH_OPTIONS }));
registerRoute(isOf('picture'), pictures);
registerRoute(isOf('page'), ({ event, request }) =>
  respondWithPage(askFor(event as FetchEvent, request), findDocument),
);
// Without this, it would be requested a second time, and a one-time URL (the return from a provider) would be used up.
registerRoute(isOf('page-of-service'), ({ event, request }) => askFor(event as FetchEvent, request));

/** If supported, the browser has sent the request already while the worker was starting. */
async function askFor(event: FetchEvent, request: Request): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(request);
}

async function findDocument(): Promise<Response | undefined> {
  return (await caches.open(SHELL_CACHE)).match(OFFLINE_DOCUMENT_PATH);
}

async function take(message: WorkerMessage, event: ExtendableEvent): Promise<void> {
  switch (message.type) {
    case 'forget':
      return pictureLimit.deleteCacheAndMetadata();
    case 'keep':
      await cacheShell(await caches.open(SHELL_CACHE), message.shell);
      await cacheAreas(await caches.open(AREAS_CACHE), message.files, message.releases);
      for (const url of message.pictures) {
        await pictures.handle({ event, request: new Request(url, PICTURE_REQUEST) });
      }
  }
}

// Every cached URL contains its version, so a new worker can replace an old one immediately.
self.addEventListener('install', (event) => {
  bypassWrites(event);
  void self.skipWaiting();
});
clientsClaim();
enableNavigationPreload();

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  // A failure to cache is retried: the next page asks again.
  if (isWorkerMessage(data)) event.waitUntil(take(data, event).catch(() => undefined));
});
