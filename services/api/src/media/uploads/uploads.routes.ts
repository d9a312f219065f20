import { operations, UPLOAD_FOLDERS } from '@afterglow/shared-contracts';
import { parsePart, notFound, callerOf } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { formatFor } from '../images/index.ts';
import { imageWidthSchema } from '#http/image-width.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { UploadsService } from './uploads.service.ts';

const pathSchema = z.object({ name: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'no such name')) });
const querySchema = z.object({ width: imageWidthSchema });

export function registerUploads(register: RegisterOperation, uploads: UploadsService): void {
  register(operations.uploadMedia, async (call) => {
    return { data: { url: await uploads.add({ ...call.body, memberId: callerOf(call).memberId }) } };
  });
}

export function registerUploadedPictures(app: FastifyInstance, uploads: UploadsService): void {
  for (const folder of UPLOAD_FOLDERS) {
    app.get(`/media/images/${folder}/:name`, async (request, reply) => {
      const { name } = parsePart(pathSchema, 'path', request.params);
      const { width } = parsePart(querySchema, 'query', request.query);
      const picture = await uploads.find({ folder, name, widthPx: width, format: formatFor(request.headers.accept) });
      if (picture === undefined) throw notFound("We couldn't find this picture.");
      return reply
        .type(picture.contentType)
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept' })
        .send(Buffer.from(picture.bytes));
    });
  }
}
