import { BITRATES_KBPS, memberIdSchema, mixIdSchema } from '@afterglow/shared-contracts';
import { type Clock, matchesEtag, parsePart, notFound } from '@afterglow/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { resolveRange } from '@afterglow/audio';
import type { MixSignature } from './media-signer.ts';
import type { NoteListener } from './on-demand-listeners.ts';
import type { MixAudio, MixAudioService } from './mix-audio.service.ts';

const pathSchema = z.object({ id: z.pipe(z.coerce.number(), mixIdSchema), file: z.string() });
const SESSION_NAME = /^[\w-]{1,100}$/;
const querySchema = z.object({
  member: z.pipe(z.coerce.number(), memberIdSchema),
  session: z.string().check(z.regex(SESSION_NAME)),
  expires: z.coerce.number(),
  signature: z.string(),
});
const kbpsSchema = z.pipe(z.coerce.number(), z.literal(BITRATES_KBPS));

interface MixAudioRoutesOptions {
  readonly audio: MixAudioService;
  readonly clock: Clock;
  readonly noteListener: NoteListener;
}

export function registerMixAudio(app: FastifyInstance, { audio, clock, noteListener }: MixAudioRoutesOptions): void {
  app.route({
    // Registered here, because a HEAD route derived by the framework loses the length.
    method: ['GET', 'HEAD'],
    url: '/media/mixes/:id/:file',
    handler: async (request, reply) => {
      const mix = await findMix(request, audio);
      const cacheControl = `private, max-age=${Math.max(0, mix.expires - Math.ceil(clock.nowMs() / 1000))}`;
      void reply.header('cache-control', cacheControl);
      if (matchesEtag(request.headers['if-none-match'], mix.etag))
        return reply.code(304).header('etag', mix.etag).send();
      const version = { etag: mix.etag, ifRange: request.headers['if-range']?.toString() };
      // Ranges are defined for GET only.
      const range = request.method === 'GET' ? request.headers.range : undefined;
      const answer = resolveRange(mix.sizeBytes, range, version);
      const isEmpty = request.method === 'HEAD' || answer.startByte === answer.endByte;
      if (isEmpty) return reply.code(answer.status).type('audio/mpeg').headers(answer.headers).send(null);
      // Opened before the first header, so that a failure is a proper error.
      const sound = await mix.open(answer.startByte, answer.endByte);
      noteListener(mix.session);
      reply.raw.once('close', () => noteListener(mix.session));
      return reply.code(answer.status).type('audio/mpeg').headers(answer.headers).send(sound);
    },
  });
}

async function findMix(
  request: FastifyRequest,
  audio: MixAudioService,
): Promise<MixAudio & Pick<MixSignature, 'expires' | 'session'>> {
  const { id, file } = parsePart(pathSchema, 'path', request.params);
  const kbps = z.safeParse(kbpsSchema, /^(\d+)\.mp3$/.exec(file)?.[1]);
  if (!kbps.success) throw notFound("We couldn't find this audio.");
  const signature = parsePart(querySchema, 'query', request.query);
  const mix = await audio.find({ id, kbps: kbps.data }, signature);
  if (mix === undefined) throw notFound("We couldn't find this mix.");
  return { ...mix, expires: signature.expires, session: signature.session };
}
