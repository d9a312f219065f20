/** The service worker of the live shell; at the root, so that it looks after the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The page as it is for any path and any visitor, with which a browser opens the site while it cannot be reached. */
export const OFFLINE_DOCUMENT_PATH = '/offline.html';

/** What makes the site an application that can be installed. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';
