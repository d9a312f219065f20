import { API_PREFIX, RELEASES_PATH, REMOTES_PATH, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';

/** What the worker does with a request; a `passed` one reaches the network as if there were no worker. */
export type RequestKind = 'page' | 'page-of-service' | 'shell-code' | 'area-code' | 'picture' | 'bypassed';

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

const CODE: readonly RequestDestination[] = ['script', 'style', 'font'];
const SHELL_FOLDER = `${REMOTES_PATH}/${SHELL_RELEASE_NAME}/`;
/** Pictures of the catalog are numbered; those uploaded by members have names, and are not stored. */
const CATALOG_PICTURE = new RegExp(`^${API_PREFIX}/media/images/[a-z-]+/\\d+$`);

/**
 * Lists what the worker may answer, and nothing else: sound, streams, calls of the service (the data layer caches those) and the
 * registry never come near a cache. Neither does code that is requested again under a fresh address after a failure.
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
