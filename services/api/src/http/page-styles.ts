import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

export const PAGE_STYLES_PATH = '/pages/style.css';

const FILE = new URL('./pages.css', import.meta.url);

/** The one stylesheet of all pages that the service itself answers. */
export function registerPageStyles(app: FastifyInstance): void {
  app.get(PAGE_STYLES_PATH, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await readFile(FILE, 'utf8')),
  );
}
