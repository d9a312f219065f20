import type { FastifyRequest } from 'fastify';

/** Whether someone in front of a browser has opened the address: they are shown a page, never data. */
export function isNavigation({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}
