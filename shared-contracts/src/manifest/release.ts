import * as z from 'zod/mini';
import { releasePageSchema } from '../pages/release-page.ts';
import { releaseRouteSchema } from './route.ts';

/** The version of these contracts; a remote declares which one it was built against. */
export const CONTRACTS_VERSION = '1.6.0';

/** The name under which a remote is published, for example "radio"; the host itself is published as "shell". */
export const releaseNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** For example "1.4.2" or "1.4.2-3f9c2a1b7d60". */
export const releaseVersionSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,64})?$/));

/** `sha384-` and the base64 of the hash, as in an integrity attribute. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A file of a release; `path` is relative to it, with forward slashes. */
export const releaseFileSchema = z.object({
  path: z.string().check(z.regex(/^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/), z.maxLength(200)),
  sizeBytes: z.int().check(z.nonnegative()),
  integrity: integritySchema,
});
/** A file of a release, with its size and hash. */
export interface ReleaseFile extends z.infer<typeof releaseFileSchema> {}

/** The fields of every manifest. */
export const releaseBase = {
  schema: z.literal(1),
  version: releaseVersionSchema,
  /** The range of contracts versions it works with, as in package.json. */
  contractsRange: z.string(),
  /** The ranges of the shared libraries it was built against, by name. */
  sharedRanges: z.record(z.string(), z.string()),
  files: z.array(releaseFileSchema),
  commit: z.nullable(z.string()),
  /** True when its sources had uncommitted changes. */
  hasLocalChanges: z.optional(z.boolean()),
  author: z.nullable(z.string()),
  notes: z.nullable(z.string()),
};

/** `release.json` of a remote. */
export const remoteManifestSchema = z.object({
  ...releaseBase,
  kind: z.literal('remote'),
  name: releaseNameSchema,
  /** Federation name and webpack `uniqueName`: they include the version, or the browser would mix two versions. */
  federationName: z.string().check(z.regex(/^\w+$/)),
  entry: z.string(),
  expose: z.string(),
  /** Scripts and styles that every page of the remote needs besides the entry. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Replaces `pages` in a release built before page tables existed. */
  routes: z.optional(z.array(releaseRouteSchema)),
  /** Read them with `pagesOf`. */
  pages: z.optional(z.array(releasePageSchema)),
  /** Names of the modal contents it offers. */
  modals: z.optional(z.array(z.string())),
});
/** The manifest of a remote's release. */
export interface RemoteManifest extends z.infer<typeof remoteManifestSchema> {}
