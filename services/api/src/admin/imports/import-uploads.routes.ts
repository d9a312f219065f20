import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import multipart from '@fastify/multipart';
import { IMPORT_MAX_BYTES, IMPORT_PATH, type ImportEvent } from '@afterglow/shared-contracts/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooLarge } from '#app/service-errors.ts';
import type { Authorize } from '#http/authorize.ts';
import type { ImportsService } from './imports.service.ts';
import { receiveUpload } from './receive-upload.ts';

const FIELD_MAX_BYTES = 2 * 1024 * 1024;
/** Everything besides the audio: tags, an image, the boundaries between parts. */
const REQUEST_MAX_BYTES = IMPORT_MAX_BYTES + 32 * 1024 * 1024;
const LIMITS = { fileSize: IMPORT_MAX_BYTES, fieldSize: FIELD_MAX_BYTES, files: 2, fields: 1, parts: 3 };

export interface UploadRoute {
  readonly imports: ImportsService;
  readonly authorize: Authorize;
  readonly folder: string;
}

/** Accepts music files and responds line by line during the work: an import of hours outlasts every time limit. */
export async function registerImportUploads(app: FastifyInstance, route: UploadRoute): Promise<void> {
  const folder = join(route.folder, 'imports');
  // Left by an interrupted run.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    scope.route({
      method: 'POST',
      url: IMPORT_PATH,
      onRequest: async ({ headers }) => {
        await route.authorize('admin', headers.authorization);
        if (Number(headers['content-length'] ?? 0) > REQUEST_MAX_BYTES) throw tooLarge('This file is too large.');
      },
      handler: (request, reply) => takeUpload(request, reply, { ...route, folder }),
    });
  });
}

async function takeUpload(request: FastifyRequest, reply: FastifyReply, { imports, folder }: UploadRoute) {
  const isKnown = async ({ content_hash }: { content_hash: string }) =>
    (await imports.find(content_hash)) !== undefined;
  const upload = await receiveUpload(request.parts(), { folder, isKnown });
  const lines = new PassThrough();
  const report = (event: ImportEvent) => void lines.write(`${JSON.stringify(event)}\n`);
  const abandoned = new AbortController();
  reply.raw.once('close', () => abandoned.abort());
  const work = async () => {
    try {
      report(
        await lastWord(imports, upload, {
          signal: abandoned.signal,
          onProgress: (done) => report({ type: 'progress', done }),
        }),
      );
    } catch (error) {
      // A response without a last line means that nothing was imported.
      if (!abandoned.signal.aborted) request.log.error({ err: error }, 'import failed');
    } finally {
      if ('audioFile' in upload) {
        await rm(upload.audioFile, { force: true }).catch((error: unknown) => {
          request.log.error({ err: error }, 'upload not removed');
        });
      }
      lines.end();
    }
  };
  void work();
  return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
}

type Received = Awaited<ReturnType<typeof receiveUpload>>;

async function lastWord(
  imports: ImportsService,
  upload: Received,
  watch: Parameters<ImportsService['add']>[1],
): Promise<ImportEvent> {
  if ('audioFile' in upload) return imports.add(upload, watch);
  const mix = await imports.find(upload.request.content_hash);
  if (mix === undefined) throw new Error('This mix was removed in the meantime.');
  return { type: 'imported', outcome: 'unchanged', mix, notes: [] };
}
