import * as z from 'zod/mini';

/**
 * A path that a remote owns, in a release built before page tables existed; `pagesOf` turns it into a page. `exact` is
 * only that path, `prefix` is it and everything below it. `scripts` and `styles` are the files (relative to the
 * release) needed to show it besides the entry.
 */
export const releaseRouteSchema = z.object({
  path: z.string().check(z.regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/)),
  match: z.enum(['exact', 'prefix']),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** "member": the page is for members only, and a visitor is redirected to the login. */
  access: z.optional(z.literal('member')),
});
/** A path that a remote owns, and the files needed to show it. */
export interface ReleaseRoute extends z.infer<typeof releaseRouteSchema> {}
