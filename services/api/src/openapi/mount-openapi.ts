import { readFile } from 'node:fs/promises';
import { API_PREFIX } from '@afterglow/shared-contracts';
import { docsMarkup, once, sendPage, type ExtraRoute } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { ServiceContext } from '#app/service-context.ts';
import { serializeBody } from '#http/serialized-response.ts';
import { sendResponse } from '#http/send-response.ts';
import { buildOpenApi } from './build-openapi.ts';

interface OpenApiContext extends ServiceContext {
  readonly hostedAddresses: readonly ExtraRoute[];
}

const PACKAGE = new URL('../../package.json', import.meta.url);
const packageSchema = z.object({ version: z.string() });

/** Serves the service's description, for programs (`/openapi.json`) and for people (`/docs`). */
export async function mountOpenApi({ app, hostedAddresses }: OpenApiContext): Promise<void> {
  const { version } = packageSchema.parse(JSON.parse(await readFile(PACKAGE, 'utf8')));
  const document = once(() => buildOpenApi(version, hostedAddresses));
  const json = once(async () => serializeBody(await document()));
  const body = once(async () => docsMarkup(await document(), `${API_PREFIX}/openapi.json`));
  app.get('/openapi.json', async (request, reply) => sendResponse(request, reply, await json(), 'brief'));
  app.get('/docs', async (_request, reply) => sendPage(reply, { title: 'API', body: await body(), isWide: true }));
}
