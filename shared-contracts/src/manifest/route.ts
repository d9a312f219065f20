import * as z from 'zod/mini';

/**
 * A path that a remote owns, in a release that was built before there were page tables; `pagesOf` makes a page of it. `exact` is
 * that path alone, `prefix` is it and everything below it. `scripts` and `styles` are the files (relative to the release) that
 * showing it needs besides the entry.
 */
export const releaseRouteSchema = z.object({
  path: z.string().check(z.regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/)),
  match: z.enum(['exact', 'prefix']),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** "member": the page is for members alone, and a visitor is sent to the log-in. */
  access: z.optional(z.literal('member')),
});
/** A path that a remote owns, and the files that showing it needs. */
export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;
