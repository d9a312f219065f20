import * as z from 'zod/mini';
import { nothing } from '../http/operation.ts';
import { releaseNameSchema, releaseVersionSchema } from '../manifest/release.ts';
import { releaseReportSchema, REPORTS_PATH } from '../manifest/report.ts';
import { defineRegistryOperation } from './registry-operation.ts';

const REPORT_MAX_BYTES = 4096;

/** A page that is being closed may send it as `text/plain`. */
export const sendReport = defineRegistryOperation({
  name: 'sendReport',
  method: 'POST',
  path: REPORTS_PATH,
  summary: 'Tell how a release fares in a tab',
  access: 'everybody',
  body: releaseReportSchema,
  maxBodyBytes: REPORT_MAX_BYTES,
  response: nothing,
  refusals: [404, 429],
  example: { body: { kind: 'load', remote: 'radio', version: '1.0.1' } },
});

/** What tabs reported during the last day, counted by the hour. */
export const reportListSchema = z.object({
  counts: z.array(
    z.object({
      remote: releaseNameSchema,
      version: releaseVersionSchema,
      kind: z.enum(['load', 'chunk-load-error', 'crash', 'malformed-answer']),
      reason: z.string(),
      hourIso: z.string(),
      count: z.int(),
    }),
  ),
});
/** The counted reports of the last day; `hourIso` is when the hour began, as an ISO date-time. */
export type ReportList = z.infer<typeof reportListSchema>;

export const listReports = defineRegistryOperation({
  name: 'listReports',
  method: 'GET',
  path: REPORTS_PATH,
  summary: 'What tabs reported in the last day, counted by the hour',
  access: 'any-token',
  response: reportListSchema,
  command: { name: 'reports', positions: [], output: reportListSchema },
});
