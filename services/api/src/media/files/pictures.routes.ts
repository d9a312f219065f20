import { parsePart, notFound } from '@afterglow/kit';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ARTWORK_KINDS, formatFor } from '../images/index.ts';
import { imageWidthSchema } from '#http/image-width.ts';
import type { PicturesService } from './pictures.service.ts';

const pathSchema = z.object({ kind: z.enum(ARTWORK_KINDS), id: z.coerce.number().check(z.int32(), z.nonnegative()) });
const querySchema = z.object({ width: imageWidthSchema });

const FOREVER = 'public, max-age=31536000, immutable';
/** The item's own image may be found again. */
const FIVE_MINUTES = 'public, max-age=300';

export function registerPictures(app: FastifyInstance, pictures: PicturesService): void {
  app.get('/media/images/:kind/:id', async (request, reply) => {
    const { kind, id } = parsePart(pathSchema, 'path', request.params);
    const { width } = parsePart(querySchema, 'query', request.query);
    const picture = await pictures.find({ kind, id, widthPx: width, format: formatFor(request.headers.accept) });
    if (picture === undefined) throw notFound("We couldn't find this picture.");
    return reply
      .type(picture.contentType)
      .headers({ 'cache-control': picture.isStandIn ? FIVE_MINUTES : FOREVER, vary: 'accept' })
      .send(await readFile(picture.file));
  });
}
