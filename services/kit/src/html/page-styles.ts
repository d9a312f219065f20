import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { SITE_COLORS } from './site-colors.ts';

const FILE = new URL('./pages.css', import.meta.url);

const COLORS = Object.entries(SITE_COLORS).map(
  ([name, { light, dark }]) => `  --color-${name}: light-dark(${light}, ${dark});\n`,
);
const OF_SITE = `.site {\n${COLORS.join('')}}\n`;

/** Serves the one stylesheet of all the services' own pages, at a path of the server. */
export function registerPageStyles(app: FastifyInstance, path: string): void {
  app.get(path, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(OF_SITE + (await readFile(FILE, 'utf8'))),
  );
}
