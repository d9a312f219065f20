import type { PageConfig } from '@afterglow/shared-contracts';

interface Sources {
  scripts: readonly string[];
  connections: readonly string[];
}

/**
 * Only the site's own files, no inline code, no eval. No upgrade-insecure-requests: it would break plain http on localhost. `'self'` in
 * connect-src covers the web sockets of the same origin.
 */
function policyOf({ scripts, connections }: Sources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ["img-src 'self' data: blob:", ...connections].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For anything that needs no foreign sources. */
export const contentSecurityPolicy = policyOf({ scripts: [], connections: [] });

/** For pages: the operator's tag service may run, and connect to the allowed origins. */
export function pagePolicy(pageConfig: Partial<PageConfig> | undefined): string {
  const { tagUrl, origins = [] } = pageConfig?.analytics ?? {};
  if (tagUrl === undefined) return contentSecurityPolicy;
  const scripts = [new URL(tagUrl).origin];
  const connections = [...new Set([...scripts, ...origins.map((address) => new URL(address).origin)])];
  return policyOf({ scripts, connections });
}
