/** The service worker of the live shell; at the root, so that it controls the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The worker of the live shell that detects hanging pages. */
export const HANG_WATCH_PATH = '/hang-watch.js';

/** The page, the same for any path and visitor, with which a browser opens the site while it is offline. */
export const OFFLINE_DOCUMENT_PATH = '/offline.html';

/** The cookie in which a browser stores, for a day at most, the version of the shell that did not start in it. */
export const FAILED_SHELL_COOKIE = 'afterglow_failed';

/** The path of the web app manifest, which makes the site installable. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';
