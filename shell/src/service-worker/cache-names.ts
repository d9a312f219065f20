/** The prefix of all caches of the site; an unregistered worker removes exactly these. */
export const CACHE_PREFIX = 'afterglow-';

/** One release of the shell, and the document that starts it. */
export const SHELL_CACHE = `${CACHE_PREFIX}shell`;
export const AREAS_CACHE = `${CACHE_PREFIX}areas`;
export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`;
/** The versions that hung in this browser, with their times. */
export const HANGS_CACHE = `${CACHE_PREFIX}hangs`;
