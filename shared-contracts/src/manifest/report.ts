import * as z from 'zod/mini';
import { releaseNameSchema, releaseVersionSchema } from './release.ts';
import { RELEASES_PATH } from './live-set.ts';

const reportBase = { remote: releaseNameSchema, version: releaseVersionSchema };

/** What a tab tells the registry about a remote: it loaded, its code could not be loaded, or it crashed. */
export const releaseReportSchema = z.discriminatedUnion('kind', [
  z.object({ ...reportBase, kind: z.literal('load') }),
  z.object({
    ...reportBase,
    kind: z.literal('chunk-load-error'),
    code: z.enum(['CHUNK_LOAD_FAILED', 'CSS_CHUNK_LOAD_FAILED']),
    reason: z.enum(['missing', 'network', 'timeout', 'integrity', 'execution']),
    url: z.string().check(z.maxLength(500)),
  }),
  z.object({ ...reportBase, kind: z.literal('crash'), message: z.string().check(z.maxLength(500)) }),
]);
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** Reports are posted here, one a request. */
export const REPORTS_PATH = `${RELEASES_PATH}/reports`;
