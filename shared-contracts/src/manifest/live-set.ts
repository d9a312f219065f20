import * as z from 'zod/mini';
import { releasePageSchema } from '../pages/release-page.ts';
import { integritySchema, releaseNameSchema, releaseVersionSchema } from './release.ts';
import { releaseRouteSchema } from './route.ts';
import { RELEASES_PATH } from './release-paths.ts';

/** Where releases run; each environment has its own live set. */
export const ENVIRONMENTS = ['production', 'staging'] as const;
/** Parses one of `ENVIRONMENTS`. */
export const environmentSchema = z.enum(ENVIRONMENTS);
/** An environment that releases run in. */
export type Environment = z.infer<typeof environmentSchema>;

/** One version of a remote as a tab needs it: all file names are relative to `baseUrl`, which ends in a slash. */
export const liveReleaseSchema = z.object({
  version: releaseVersionSchema,
  federationName: z.string(),
  baseUrl: z.string(),
  entry: z.string(),
  expose: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Only for shells without page tables; all other readers use `pages`. */
  routes: z.optional(z.array(releaseRouteSchema)),
  /** As in its manifest, without descriptions. Read them with `pagesOf`. */
  pages: z.optional(z.array(releasePageSchema)),
  modals: z.optional(z.array(z.string())),
  /** Hash of every script and stylesheet; a file below `baseUrl` that is not listed must not run. */
  integrity: z.record(z.string(), integritySchema),
});
/** A live version of a remote, as a tab needs it. */
export interface LiveRelease extends z.infer<typeof liveReleaseSchema> {}

/** A remote of the live set, and the version to which a rollback would return. */
export const liveRemoteSchema = z.object({
  name: releaseNameSchema,
  live: liveReleaseSchema,
  previousVersion: z.nullable(releaseVersionSchema),
});
/** A remote with its live version. */
export interface LiveRemote extends z.infer<typeof liveRemoteSchema> {}

/** Enough to route to a remote: the files of its pages are omitted, and loading it fetches its manifest. */
const briefRemoteSchema = z.object({
  name: releaseNameSchema,
  live: z.object({
    version: releaseVersionSchema,
    pages: z.array(releasePageSchema),
    modals: z.optional(z.array(z.string())),
  }),
  previousVersion: z.nullable(releaseVersionSchema),
});
/** A remote with known paths, but without its files. */
export interface RemoteSummary extends z.infer<typeof briefRemoteSchema> {}

/** The releases of an environment: revisions only grow, and each is complete. */
export const liveSetSchema = z.object({
  environment: environmentSchema,
  revision: z.int().check(z.nonnegative()),
  shellVersion: z.nullable(releaseVersionSchema),
  /** The version to which a rollback of the shell would return. */
  previousShellVersion: z.optional(z.nullable(releaseVersionSchema)),
  remotes: z.array(liveRemoteSchema),
  /** Only in a page: every remote that this page does not show, in brief. The registry's own responses are complete. */
  others: z.optional(z.array(briefRemoteSchema)),
});
/** The releases of an environment, as one revision. */
export interface LiveSet extends z.infer<typeof liveSetSchema> {}

/** The id of the JSON data block in the page that holds the live set. */
export const LIVE_SET_ELEMENT_ID = 'live-set';

/** The event stream of an environment; every event is named `live-set`, its id is the revision, its data the live set. */
export function liveSetEventsPath(environment: Environment): string {
  return `${RELEASES_PATH}/environments/${environment}/events`;
}

/** The live set of an environment. */
export function liveSetPath(environment: Environment): string {
  return `${RELEASES_PATH}/environments/${environment}/live-set`;
}
