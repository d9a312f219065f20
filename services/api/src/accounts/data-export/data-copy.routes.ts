import { memberIdSchema, operations } from '@afterglow/shared-contracts';
import { parsePart, callerOf } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RegisterOperation } from '#http/register-operation.ts';
import { DATA_COPY_PATH, type DataExportService } from './data-copy.service.ts';

const SIGNED_MAX = 200;
const signed = z.string().check(z.maxLength(SIGNED_MAX));
const pathSchema = z.object({ name: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'no such name')) });
const querySchema = z.object({
  member: z.pipe(z.coerce.number(), memberIdSchema),
  session: signed,
  expires: z.coerce.number().check(z.int()),
  signature: signed,
});

export function registerDataCopy(register: RegisterOperation, copies: DataExportService): void {
  register(operations.getDataCopy, async (call) => ({ data: await copies.read(call.params.id, callerOf(call)) }));
  register(operations.requestDataCopy, async (call) => ({
    data: await copies.request(call.params.id, callerOf(call)),
  }));
}

export function registerDataCopyFiles(app: FastifyInstance, copies: DataExportService): void {
  app.get(`${DATA_COPY_PATH}/:name`, async ({ params, query }, reply) => {
    const { name } = parsePart(pathSchema, 'path', params);
    const { bytes, contentType } = await copies.download({ name, ...parsePart(querySchema, 'query', query) });
    return reply
      .type(contentType)
      .headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="your-data.zip"' })
      .send(Buffer.from(bytes));
  });
}
