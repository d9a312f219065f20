import { type RegistryOperations, registryOperations } from '@afterglow/shared-registry-contracts';
import { acceptForms, PAGE_POLICY, registerPageStyles } from '@afterglow/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { type Call, callerOf, createRegistrar } from '../../http/register-operation.ts';
import type { PreviewSubject } from './preview.ts';
import { BANNER_SCRIPT, BANNER_STYLES } from './banner/banner-files.ts';
import { grantCookies, noGrantCookies } from './preview-cookie.ts';
import { LEAVE_PATH, PREVIEW_PATH, STYLES_PATH } from './preview-paths.ts';
import type { PreviewsService } from './previews.service.ts';
import { refusalPage } from './refusal-page.ts';
import { sitePath } from './site-path.ts';

type LinkCall = Call<RegistryOperations['previewVersion' | 'previewStaging']>;

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function previewsRoutes(previews: PreviewsService, origin: () => string, authorize: Authorize) {
  return async function register(app: FastifyInstance): Promise<void> {
    const operations = createRegistrar(app, authorize);

    async function link(subject: PreviewSubject, { body, ...call }: LinkCall) {
      const { query, endsAtMs } = await previews.make({
        subject,
        to: body.to,
        hours: Number(body.hours),
        by: callerOf(call).label,
      });
      const url = `${origin()}${PREVIEW_PATH}?${query}`;
      return {
        data: { url, endsAtIso: new Date(endsAtMs).toISOString() },
        headers: { 'cache-control': 'no-store' },
      };
    }

    operations.answer(registryOperations.previewVersion, (call) => link({ kind: 'version', ...call.params }, call));

    operations.answer(registryOperations.previewStaging, (call) => link({ kind: 'staging' }, call));

    registerPageStyles(app, STYLES_PATH);
    for (const { path, type, content } of [BANNER_SCRIPT, BANNER_STYLES]) {
      app.get(path, (_request, reply) => reply.type(type).header('cache-control', IMMUTABLE).send(content));
    }

    app.get(PREVIEW_PATH, async (request, reply) => {
      reply.headers(PRIVATE);
      const opened = await previews.open(request.url.slice(PREVIEW_PATH.length + 1));
      if (opened.outcome === 'opened') {
        return reply.header('set-cookie', grantCookies(opened.stored, isSecure(request))).redirect(opened.to, 303);
      }
      const { status, markup } = refusalPage(opened);
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .send(markup);
    });

    await app.register(async (scope) => {
      await acceptForms(scope);
      scope.post(LEAVE_PATH, (request, reply) =>
        reply
          .headers(PRIVATE)
          .header('set-cookie', noGrantCookies(isSecure(request)))
          .redirect(pageBefore(request), 303),
      );
    });
  };
}

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

/** The visitor's current page, also when the URL has changed since it was loaded: browsers send it within the site. */
function pageBefore({ headers, host }: FastifyRequest): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  return (page.host === host && sitePath(`${page.pathname}${page.search}`)) || '/';
}
