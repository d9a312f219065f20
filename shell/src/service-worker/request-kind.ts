import { API_PREFIX, RELEASES_PATH, REMOTES_PATH, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';

/** How the worker handles a request; a `bypassed` one reaches the network as if there were no worker. */
export type RequestKind = 'page' | 'page-of-service' | 'shell-code' | 'area-code' | 'picture' | 'bypassed';

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

const CODE: readonly RequestDestination[] = ['script', 'style', 'font'];
const SHELL_FOLDER = `${REMOTES_PATH}/${SHELL_RELEASE_NAME}/`;
/** Images of the catalog are numbered; those uploaded by members have names, and are not cached. */
const CATALOG_PICTURE = new RegExp(`^${API_PREFIX}/media/images/[a-z-]+/\\d+$`);

/**
 * Lists the only requests that the worker may handle: sound, streams, calls of the service (the data layer caches
 * those) and the registry never touch a cache. Neither does code that is requested again at a new URL after a failure.
 */
export function requestKind(asked: Asked, siteOrigin: string): RequestKind {
  const { origin, pathname, search } = new URL(asked.url);
  if (origin !== siteOrigin || asked.method !== 'GET') return 'bypassed';
  if (asked.mode === 'navigate') return isPage(pathname) ? 'page' : 'page-of-service';
  return search === '' && CODE.includes(asked.destination) ? codeKind(pathname) : pictureKind(asked, pathname);
}

function pictureKind({ destination }: Asked, pathname: string): RequestKind {
  return destination === 'image' && CATALOG_PICTURE.test(pathname) ? 'picture' : 'bypassed';
}

function codeKind(pathname: string): RequestKind {
  if (!pathname.startsWith(`${REMOTES_PATH}/`)) return 'bypassed';
  return pathname.startsWith(SHELL_FOLDER) ? 'shell-code' : 'area-code';
}

/** Below these paths are pages of the services, such as a checkout or the return from a social login. */
function isPage(pathname: string): boolean {
  const services = [API_PREFIX, RELEASES_PATH, REMOTES_PATH];
  return !services.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
