import { BITRATES_KBPS, mixIdSchema } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answerRange } from '../../audio/byte-range.ts';
import { notFound } from '../../errors/service-errors.ts';
import { parsePart } from '../../http/parse-part.ts';
import type { MixAudioService } from './mix-audio.service.ts';

const pathSchema = z.object({ id: z.pipe(z.coerce.number(), mixIdSchema), file: z.string() });
const querySchema = z.object({ expires: z.coerce.number(), signature: z.string() });
const kbpsSchema = z.pipe(z.coerce.number(), z.literal(BITRATES_KBPS));

export function registerMixAudio(app: FastifyInstance, audio: MixAudioService): void {
  app.get('/media/mixes/:id/:file', async (request, reply) => {
    const { id, file } = parsePart(pathSchema, 'path', request.params);
    const kbps = z.safeParse(kbpsSchema, /^(\d+)\.mp3$/.exec(file)?.[1]);
    if (!kbps.success) throw notFound('There is no such audio.');
    const mix = await audio.find({ id, kbps: kbps.data, ...parsePart(querySchema, 'query', request.query) });
    if (mix === undefined) throw notFound('There is no such mix.');
    const version = { etag: mix.etag, ifRange: request.headers['if-range']?.toString() };
    const answer = answerRange(mix.sizeBytes, request.headers.range, version);
    void reply
      .code(answer.status)
      .type('audio/mpeg')
      .header('cache-control', 'private, max-age=43200')
      .headers(answer.headers);
    const isEmpty = request.method === 'HEAD' || answer.startByte === answer.endByte;
    return reply.send(isEmpty ? '' : mix.open(answer.startByte, answer.endByte));
  });
}
