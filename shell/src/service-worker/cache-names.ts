/** The prefix of all caches of the site; a withdrawn worker removes exactly these. */
export const CACHE_PREFIX = 'afterglow-';

/** One release of the shell, and the document that starts it. */
export const SHELL_CACHE = `${CACHE_PREFIX}shell`;
/** Code of areas. */
export const AREAS_CACHE = `${CACHE_PREFIX}areas`;
/** Pictures of the catalog. */
export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`;
/** Which versions hung in this browser, and when. */
export const HANGS_CACHE = `${CACHE_PREFIX}hangs`;
