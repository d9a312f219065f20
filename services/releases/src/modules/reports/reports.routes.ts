import rateLimit from '@fastify/rate-limit';
import { releaseReportSchema, REPORTS_PATH } from '@afterglow/shared-contracts';
import { ServiceError } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import { authenticate, type IdentifyCaller } from '../../access/authenticate.ts';
import type { ReportList } from '../../client/wire.ts';
import { parseInput } from '../../http/parse-input.ts';
import type { ReportsService } from './reports.service.ts';

const bodyLimitBytes = 4096;
/** A tab reports a load per area and swap; far more than that is not a tab. */
const reportsPerMinute = 120;

/** What tabs tell about releases, and its counts. */
export function reportsRoutes(reports: ReportsService, identify: IdentifyCaller) {
  return async function register(app: FastifyInstance): Promise<void> {
    await app.register(rateLimit, {
      global: false,
      max: reportsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () =>
        new ServiceError('too-many', 'too_many_requests', 'Too many reports from this address: wait a minute.'),
    });
    // A page that is being closed can only send text (navigator.sendBeacon).
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

    app.post(REPORTS_PATH, { bodyLimit: bodyLimitBytes, config: { rateLimit: {} } }, async (request, reply) => {
      const report = parseInput(releaseReportSchema, request.body);
      await reports.accept(report);
      if (report.kind !== 'load') request.log.warn({ report }, 'a tab reports a failure');
      return reply.code(204).send();
    });

    app.get(REPORTS_PATH, async (request): Promise<ReportList> => {
      await authenticate(request, identify);
      const rows = await reports.recent();
      return {
        counts: rows.map(({ hour, ...count }) => ({ ...count, hourIso: hour.toISOString() })),
      };
    });
  };
}
