import * as z from 'zod/mini';
import { releaseNameSchema, releaseVersionSchema } from './release.ts';
import { RELEASES_PATH } from './live-set.ts';

/** The tab that sends a report cuts longer texts to this. */
export const REPORT_TEXT_MAX = 500;

const reportBase = { remote: releaseNameSchema, version: releaseVersionSchema };

/**
 * A tab's report to the registry about a release: it loaded, its code could not be loaded, or it crashed; and, from the shell, which
 * answer of the service did not fit its schema.
 */
export const releaseReportSchema = z.discriminatedUnion('kind', [
  z.object({ ...reportBase, kind: z.literal('load') }),
  z.object({
    ...reportBase,
    kind: z.literal('chunk-load-error'),
    code: z.enum(['CHUNK_LOAD_FAILED', 'CSS_CHUNK_LOAD_FAILED']),
    reason: z.enum(['missing', 'network', 'timeout', 'integrity', 'execution']),
    url: z.string().check(z.maxLength(REPORT_TEXT_MAX)),
  }),
  z.object({ ...reportBase, kind: z.literal('crash'), message: z.string().check(z.maxLength(REPORT_TEXT_MAX)) }),
  z.object({
    ...reportBase,
    kind: z.literal('malformed-answer'),
    operation: z.string().check(z.regex(/^\w{1,60}$/)),
    field: z.string().check(z.maxLength(REPORT_TEXT_MAX)),
    message: z.string().check(z.maxLength(REPORT_TEXT_MAX)),
  }),
]);
/** A tab's report to the registry about a release. */
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** Reports are posted here, one per request. */
export const REPORTS_PATH = `${RELEASES_PATH}/reports`;

/** Tabs tell here, now and then, which versions they run. */
export const USES_PATH = `${RELEASES_PATH}/uses`;
