import type { FastifyRequest } from 'fastify';

/** Whether a person opened the URL in a browser: they get a page, never data. */
export function isNavigation({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}
