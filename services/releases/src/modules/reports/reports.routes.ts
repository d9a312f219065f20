import rateLimit from '@fastify/rate-limit';
import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-contracts/registry';
import { subnetOf, ServiceError } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Authorize } from '../../access/authorize.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import type { FindPreview } from '../preview.ts';
import type { VersionKey } from '../reject-pruned.ts';
import type { ReportsService } from './reports.service.ts';

/**
 * A network may be that of a mobile carrier, and its thousands of tabs each report twice for an area. Whatever it reports, it counts once:
 * the limit keeps one network from keeping the database busy.
 */
const REPORTS_PER_MINUTE = 300;

const startSchema = z.object({ kind: z.literal('begun') });
const endSchema = z.object({ kind: z.enum(['load', 'left']) });
const shellSchema = z.object({ remote: z.literal(SHELL_RELEASE_NAME), kind: z.literal('load') });

/**
 * What is limited apart from the rest. A start whose end is refused would look like a version that hangs, so the shell, which each page
 * loads without a start, takes no end from an area. Failures must not be refused because there is much good news.
 */
function topicOf(body: unknown): 'shells' | 'starts' | 'ends' | 'failures' {
  if (shellSchema.safeParse(body).success) return 'shells';
  if (startSchema.safeParse(body).success) return 'starts';
  return endSchema.safeParse(body).success ? 'ends' : 'failures';
}

/** Notes that tabs run these versions. */
type NoteUses = (versions: readonly VersionKey[]) => Promise<void>;

export interface ReportsOptions {
  readonly reports: ReportsService;
  readonly noteUses: NoteUses;
  readonly findPreview: FindPreview;
}

/** What tabs tell about releases: how they fare, and that they run. */
export function reportsRoutes({ reports, noteUses, findPreview }: ReportsOptions, authorize: Authorize) {
  return async function register(app: FastifyInstance): Promise<void> {
    await app.register(rateLimit, {
      global: false,
      max: REPORTS_PER_MINUTE,
      // One who has an IPv6 address has as many as they like.
      keyGenerator: ({ ip }) => subnetOf(ip),
      timeWindow: '1 minute',
      errorResponseBuilder: () =>
        new ServiceError('too-many', 'too_many_requests', 'Too many reports from this IP address. Wait a minute.'),
    });
    // A page that is being closed can only send text (navigator.sendBeacon).
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

    const operations = createRegistrar(app, authorize);

    operations.answer(
      registryOperations.sendReport,
      async ({ body: report, request }) => {
        // What is looked at before it is live says nothing about what is; its files are needed all the same.
        if ((await findPreview(request)) === undefined) await reports.accept(report, request.ip);
        if (report.kind === 'load') await noteUses([{ name: report.remote, version: report.version }]);
        if (topicOf(report) === 'failures') request.log.warn({ report }, 'a tab reports a failure');
        return { data: undefined };
      },
      // Once the body has been read.
      { rateLimit: { hook: 'preHandler', keyGenerator: ({ ip, body }) => `${subnetOf(ip)} ${topicOf(body)}` } },
    );

    operations.answer(
      registryOperations.tellUses,
      async ({ body }) => {
        await noteUses(body.versions);
        return { data: undefined };
      },
      { rateLimit: {} },
    );

    operations.answer(registryOperations.getHealth, async ({ params, query }) => ({
      data: await reports.health(params.remote, query.hours),
      headers: { 'cache-control': 'no-store' },
    }));

    operations.answer(registryOperations.listReports, async () => {
      const rows = await reports.recent();
      return { data: { counts: rows.map(({ hour, ...count }) => ({ ...count, hourIso: hour.toISOString() })) } };
    });
  };
}
