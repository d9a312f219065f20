import * as z from 'zod/mini';
import { releaseBase, releaseVersionSchema, remoteManifestSchema } from './release.ts';
import { SHELL_RELEASE_NAME } from './release-paths.ts';

/**
 * `release.json` of the shell: `scripts` run deferred in this order, `styles` block rendering, `preload` lists chunks
 * and fonts needed immediately.
 */
export const shellManifestSchema = z.object({
  ...releaseBase,
  kind: z.literal('shell'),
  name: z.literal(SHELL_RELEASE_NAME),
  /**
   * The contracts that it provides; a release built before this field existed provides a version in `contractsRange`.
   */
  contractsVersion: z.optional(releaseVersionSchema),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  preload: z.array(z.string()),
  /** Its pages may contain a live set with `others`; a shell built before this field existed needs a complete one. */
  takesOthers: z.optional(z.boolean()),
  /** "critical": open pages of an earlier version are reloaded, after a countdown. */
  severity: z.optional(z.literal('critical')),
});
/** The manifest of a shell's release. */
export interface ShellManifest extends z.infer<typeof shellManifestSchema> {}

/** `release.json` of any release, distinguished by `kind`. */
export const releaseManifestSchema = z.discriminatedUnion('kind', [remoteManifestSchema, shellManifestSchema]);
/** The manifest of a release. */
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
