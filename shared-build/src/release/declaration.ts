import { releaseRouteSchema, shellManifestSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { WorkspacePackage } from '../workspace/packages.ts';

const sourceFileSchema = z.string().check(z.regex(/^\.\/src\/.+\.tsx?$/));

/** A route as a remote declares it; `lazy` names the modules that the page of this route loads by `import()`. */
const declaredRouteSchema = z.object({
  path: releaseRouteSchema.shape.path,
  match: releaseRouteSchema.shape.match,
  access: releaseRouteSchema.shape.access,
  lazy: z._default(z.array(sourceFileSchema), []),
});

/** The `afterglow` field in the package.json of a remote: all that its build needs to be told. */
export const remoteDeclarationSchema = z.object({
  role: z.literal('remote'),
  expose: z._default(sourceFileSchema, './src/lifecycles.tsx'),
  routes: z.array(declaredRouteSchema).check(z.minLength(1)),
});
export type RemoteDeclaration = z.infer<typeof remoteDeclarationSchema>;

/**
 * The same of the shell; `preload` names emitted assets (without hash and ending) that every page needs at once, such as a font.
 * `serviceWorker` becomes one script, `service-worker.<hash>.js`; the pictures in the folder `icons` are emitted under their names
 * and a hash, for the front door to find. `severity` "critical" makes open pages of an earlier version reload.
 */
export const shellDeclarationSchema = z.object({
  role: z.literal('shell'),
  entry: z._default(sourceFileSchema, './src/index.ts'),
  preload: z._default(z.array(z.string()), []),
  serviceWorker: z.optional(sourceFileSchema),
  severity: shellManifestSchema.shape.severity,
  icons: z.optional(z.string().check(z.regex(/^\.\/src\/.+$/))),
});
export type ShellDeclaration = z.infer<typeof shellDeclarationSchema>;

const declarationSchema = z.discriminatedUnion('role', [remoteDeclarationSchema, shellDeclarationSchema]);
export type Declaration = z.infer<typeof declarationSchema>;

/** Parses the declaration of a package. Throws, naming file and field, when it cannot be built as it stands. */
export function declarationOf(one: WorkspacePackage): Declaration {
  const parsed = declarationSchema.safeParse(one.manifest.afterglow);
  if (parsed.success) return parsed.data;
  throw new Error(`${one.dir}/package.json, field "afterglow": ${z.prettifyError(parsed.error)}`);
}
