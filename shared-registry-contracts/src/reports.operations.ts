import * as z from 'zod/mini';
import {
  nothing,
  releaseNameSchema,
  releaseVersionSchema,
  type ReleaseReport,
  RELEASES_PATH,
  REPORTS_PATH,
} from '@afterglow/shared-contracts';
import { integerInText, releaseReportSchema } from '@afterglow/shared-contracts/services';
import { remoteField } from './registry-fields.ts';
import { defineRegistryOperation } from './registry-operation.ts';

const REPORT_KINDS = [
  'load',
  'begun',
  'left',
  'chunk-load-error',
  'crash',
  'empty',
  'hang',
  'busy',
  'error',
  'malformed-answer',
] as const satisfies readonly ReleaseReport['kind'][];

const REPORT_MAX_BYTES = 4096;
const HEALTH_HOURS_DEFAULT = 24;
/** A month. */
const HEALTH_HOURS_MAX = 744;

/** A page that is unloading may send it as `text/plain`. */
export const sendReport = defineRegistryOperation({
  name: 'sendReport',
  method: 'POST',
  path: REPORTS_PATH,
  summary: 'Report how a release works in a tab',
  access: 'everybody',
  body: releaseReportSchema,
  maxBodyBytes: REPORT_MAX_BYTES,
  response: nothing,
  refusals: [404, 429],
  example: { body: { kind: 'load', remote: 'radio', version: '1.0.1' } },
});

/** The tabs' reports of the last day, counted by the hour. */
export const reportListSchema = z.object({
  counts: z.array(
    z.object({
      remote: releaseNameSchema,
      version: releaseVersionSchema,
      kind: z.enum(REPORT_KINDS),
      reason: z.string(),
      hourIso: z.string(),
      count: z.int(),
    }),
  ),
});
/** The counted reports of the last day; `hourIso` is the start of the hour, as an ISO date-time. */
export interface ReportList extends z.infer<typeof reportListSchema> {}

export const listReports = defineRegistryOperation({
  name: 'listReports',
  method: 'GET',
  path: REPORTS_PATH,
  summary: 'What tabs reported in the last day, counted by the hour',
  access: 'any-token',
  response: reportListSchema,
  command: { name: 'reports', positions: [], output: reportListSchema },
});

/** The health of an area's versions, by the hour; hours and versions without reports are left out. */
export const healthSchema = z.object({
  remote: releaseNameSchema,
  /** The hour of the request, the last of `hours`, as an ISO date-time. */
  currentHourIso: z.string(),
  hours: z.int(),
  versions: z.array(
    z.object({
      version: releaseVersionSchema,
      counts: z.array(
        z.object({
          hourIso: z.string(),
          loads: z.int(),
          lostCode: z.int(),
          crashes: z.int(),
          /** It showed nothing, stopped the page or kept the processor busy; omitted for none. */
          otherFailures: z.optional(z.int()),
          /** How often it was started and not left before it could show content; omitted without reports. */
          visits: z.optional(z.int()),
        }),
      ),
    }),
  ),
});
/** The health of an area's versions, by the hour, oldest hour first. */
export interface Health extends z.infer<typeof healthSchema> {}

export const getHealth = defineRegistryOperation({
  name: 'getHealth',
  method: 'GET',
  path: `${RELEASES_PATH}/{remote}/health`,
  summary: 'Visits, loads, and failures of each version of an area, by the hour',
  access: 'any-token',
  params: z.object({ remote: remoteField }),
  query: z.object({
    hours: z
      ._default(integerInText(1, HEALTH_HOURS_MAX), HEALTH_HOURS_DEFAULT)
      .check(z.describe('how many hours back')),
  }),
  response: healthSchema,
  refusals: [404],
  example: { params: { remote: 'radio' }, query: { hours: 48 } },
});
