import { readFileSync } from 'node:fs';
import { RELEASES_PATH } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { docsMarkup, once, PAGE_POLICY, pageMarkup, registerPageStyles } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Authorize } from '../../access/authorize.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import { buildOpenApi } from './build-openapi.ts';

const PACKAGE = new URL('../../../package.json', import.meta.url);
const packageSchema = z.object({ version: z.string() });
const STYLES_PATH = `${RELEASES_PATH}/docs/style.css`;

/** Serves the registry's documentation, for programs and for people. */
export function documentationRoutes(authorize: Authorize) {
  const document = once(() => buildOpenApi(packageSchema.parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version));
  const page = once(() =>
    pageMarkup({
      title: 'Registry',
      body: docsMarkup(document(), registryOperations.getOpenApi.path),
      isWide: true,
      stylesPath: STYLES_PATH,
    }),
  );
  return function register(app: FastifyInstance): void {
    const operations = createRegistrar(app, authorize);
    registerPageStyles(app, STYLES_PATH);
    operations.raw(registryOperations.getOpenApi, ({ reply }) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(document())),
    );
    operations.raw(registryOperations.readDocs, ({ reply }) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY })
        .send(page()),
    );
  };
}
