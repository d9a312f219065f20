import { shellManifestSchema } from '@afterglow/shared-contracts/services';
import * as z from 'zod/mini';
import { issueText } from '../workspace/issue-text.ts';
import type { WorkspacePackage } from '../workspace/packages.ts';

const sourceFileSchema = z.string().check(z.regex(/^\.\/src\/.+\.tsx?$/));

/** The `afterglow` field in the package.json of a remote, which declares its pages in `src/pages.ts`. `expose` exports `remote`. */
export const remoteDeclarationSchema = z.strictObject({
  role: z.literal('remote'),
  expose: z._default(sourceFileSchema, './src/area.ts'),
});
/** The declaration of a remote, with its defaults filled in. */
export type RemoteDeclaration = z.infer<typeof remoteDeclarationSchema>;

/**
 * The `afterglow` field of the shell; `preload` names emitted assets (without hash and extension) that every page needs immediately, such
 * as a font. `serviceWorker`, `hangWatch` and `boot`, which watches whether the shell starts, become one script each, such as
 * `service-worker.<hash>.js`; the images in the folder `icons` are emitted under their names and a hash, for the front door to find.
 * `severity` "critical" makes open pages of an earlier version reload.
 */
export const shellDeclarationSchema = z.object({
  role: z.literal('shell'),
  entry: z._default(sourceFileSchema, './src/index.ts'),
  preload: z._default(z.array(z.string()), []),
  serviceWorker: z.optional(sourceFileSchema),
  hangWatch: z.optional(sourceFileSchema),
  boot: z.optional(sourceFileSchema),
  severity: shellManifestSchema.shape.severity,
  icons: z.optional(z.string().check(z.regex(/^\.\/src\/.+$/))),
});
/** The declaration of the shell, with its defaults filled in. */
export type ShellDeclaration = z.infer<typeof shellDeclarationSchema>;

export const consoleDeclarationSchema = z.strictObject({
  role: z.literal('console'),
  entry: z._default(sourceFileSchema, './src/index.tsx'),
});
export type ConsoleDeclaration = z.infer<typeof consoleDeclarationSchema>;

const declarationSchema = z.discriminatedUnion('role', [
  remoteDeclarationSchema,
  shellDeclarationSchema,
  consoleDeclarationSchema,
]);
export type Declaration = z.infer<typeof declarationSchema>;

/** Parses the declaration of a package. Throws, naming file and field, when it is invalid. */
export function declarationOf(one: WorkspacePackage): Declaration {
  const parsed = declarationSchema.safeParse(one.manifest.afterglow);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new Error(`${one.dir}/package.json, field "afterglow": ${where}${issueText(issue)}`);
}
