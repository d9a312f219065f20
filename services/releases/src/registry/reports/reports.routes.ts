import rateLimit from '@fastify/rate-limit';
import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { subnetOf, ServiceError } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Authorize } from '../../access/authorize.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import type { FindPreview } from '../previews/index.ts';
import type { VersionKey } from '../prune/index.ts';
import type { ReportsService } from './reports.service.ts';

/**
 * A subnet may be that of a mobile carrier, and its thousands of tabs each report twice for an area. Whatever it reports, it counts once:
 * the limit prevents one subnet from overloading the database.
 */
const REPORTS_PER_MINUTE = 300;

const startSchema = z.object({ kind: z.literal('begun') });
const endSchema = z.object({ kind: z.enum(['load', 'left']) });
const shellSchema = z.object({ remote: z.literal(SHELL_RELEASE_NAME), kind: z.literal('load') });

/**
 * Topics with separate limits. A start whose end is rejected would look like a version that hangs, so the shell, which each page loads
 * without a start, must not use up an area's ends. Failures must not be rejected because of many successes.
 */
function topicOf(body: unknown): 'shells' | 'starts' | 'ends' | 'failures' {
  if (shellSchema.safeParse(body).success) return 'shells';
  if (startSchema.safeParse(body).success) return 'starts';
  return endSchema.safeParse(body).success ? 'ends' : 'failures';
}

type NoteUses = (versions: readonly VersionKey[]) => Promise<void>;

export interface ReportsOptions {
  readonly reports: ReportsService;
  readonly noteUses: NoteUses;
  readonly findPreview: FindPreview;
}

/** Reports of tabs about releases: their health, and the versions in use. */
export function reportsRoutes({ reports, noteUses, findPreview }: ReportsOptions, authorize: Authorize) {
  return async function register(app: FastifyInstance): Promise<void> {
    await app.register(rateLimit, {
      global: false,
      max: REPORTS_PER_MINUTE,
      // A client with IPv6 has any number of addresses.
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
        // A preview says nothing about the live version; its files are needed all the same.
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
