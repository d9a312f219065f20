import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const FILE = new URL('./pages.css', import.meta.url);

/** Serves the one stylesheet of all the services' own pages, at a path of the server. */
export function registerPageStyles(app: FastifyInstance, path: string): void {
  app.get(path, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await readFile(FILE, 'utf8')),
  );
}
