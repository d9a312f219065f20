import * as z from 'zod/mini';
import { releaseNameSchema, releaseVersionSchema } from './release.ts';
import { REPORT_TEXT_MAX } from './release-paths.ts';

const reportBase = { remote: releaseNameSchema, version: releaseVersionSchema };

/**
 * A tab's report to the registry about a release. For an area:
 * - `begun`: its code is about to be evaluated, or to be mounted. `load` or a failure follows, unless the tab hangs; or
 *   `left`, which withdraws `begun`: the listener has left, the tab was hidden, the code is still loading, or it was
 *   only preloaded.
 * - `load`: it has rendered visible content. (Shells from before `begun` report it for loaded code.)
 * - `chunk-load-error`, `crash`, `empty` (nothing visible some seconds after its mount): it failed, and was replaced.
 * - `hang`: the page stopped responding, `busy`: it kept the main thread busy, `error`: its code left an error uncaught
 *   after its mount.
 *
 * For the shell, `load` means that it has started, `crash` that it has not, `error` as for an area; and
 * `malformed-answer` names the response of the service that did not match its schema.
 */
export const releaseReportSchema = z.discriminatedUnion('kind', [
  z.object({ ...reportBase, kind: z.enum(['load', 'begun', 'left', 'empty', 'hang', 'busy']) }),
  z.object({
    ...reportBase,
    kind: z.literal('chunk-load-error'),
    code: z.enum(['CHUNK_LOAD_FAILED', 'CSS_CHUNK_LOAD_FAILED']),
    reason: z.enum(['missing', 'network', 'timeout', 'integrity', 'execution']),
    url: z.string().check(z.maxLength(REPORT_TEXT_MAX)),
  }),
  z.object({
    ...reportBase,
    kind: z.enum(['crash', 'error']),
    message: z.string().check(z.maxLength(REPORT_TEXT_MAX)),
  }),
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
