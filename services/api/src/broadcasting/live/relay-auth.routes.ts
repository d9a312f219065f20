import { parsePart, forbidden } from '@afterglow/kit';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { loginRequired } from '#app/service-errors.ts';
import type { LiveService } from './live.service.ts';
import type { IsRelay } from './relay-access.ts';
import { readStream } from './stream-path.ts';

/** Icecast sends more; `mount` is like "/deep/low.mp3?token=…", `ip` the listener's IP. */
const questionSchema = z.object({
  mount: z.string().check(z.maxLength(2_000)),
  ip: z.catch(z.optional(z.union([z.ipv4(), z.ipv6()])), undefined),
});
/** The header with which Icecast admits a listener; anything else rejects. */
const YES = { 'icecast-auth-user': '1' } as const;
/** After this many seconds the relay ends the stream; a player opens it again, which checks again. */
const ASK_AGAIN = { 'icecast-auth-timelimit': String(6 * 60 * 60) } as const;

/** Responds to Icecast's URL authentication: may this listener hear this mount? A report that a listener has left changes nothing. */
export async function registerRelayAuth(app: FastifyInstance, live: LiveService, isRelay: IsRelay): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody);
    scope.post('/live/relays/listener-add', async (request, reply) => {
      requireRelay(request, isRelay);
      const { mount, ip } = parsePart(questionSchema, 'body', request.body);
      const { stream, parameters } = readMount(mount);
      const key = parameters.get('key');
      if (key === null) {
        live.checkToken(stream, parameters.get('token') ?? '');
        return reply.headers(YES).send();
      }
      // The request itself comes from the relay, whose listeners would all share one limit.
      await live.checkKey(stream.station, key, ip ?? request.ip);
      return reply.headers({ ...YES, ...ASK_AGAIN }).send();
    });
    scope.post('/live/relays/listener-remove', (request, reply) => {
      requireRelay(request, isRelay);
      return reply.headers(YES).send();
    });
  });
}

/** The mount is the listener's own input, so it may be anything. */
function readMount(mount: string) {
  const [path = '', query = ''] = mount.split('?', 2);
  const [station = '', file = ''] = path.split('/').slice(-2);
  const stream = readStream(station, file);
  if (stream === undefined) throw loginRequired();
  return { stream, parameters: new URLSearchParams(query) };
}

function requireRelay(request: FastifyRequest, isRelay: IsRelay): void {
  if (!isRelay(request.headers.authorization)) throw forbidden("Only this service's relays can ask this.");
}
