import type { FastifyInstance } from 'fastify';
import { invalid } from '@afterglow/kit';

/** No text of the database can contain this character, so no URL with it exists. */
export function rejectNulBytes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? invalid('The URL contains an invalid character (U+0000).') : undefined);
  });
}
