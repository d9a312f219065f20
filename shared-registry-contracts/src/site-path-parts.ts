/** The first path segments that the registry, the service and the shell handle themselves: no area has pages there. */
export const SITE_PATH_PARTS: readonly string[] = [
  'v3',
  'releases',
  'remotes',
  'logout',
  '404',
  'healthz',
  'readyz',
  'metrics',
  'sitemaps',
];
