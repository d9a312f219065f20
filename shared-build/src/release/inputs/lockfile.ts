import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { WORKSPACE_ROOT } from '../../workspace/packages.ts';

const dependenciesSchema = z.optional(z.record(z.string(), z.object({ version: z.string() })));
const lockedSchema = z.optional(z.record(z.string(), z.string()));
const platformsSchema = z.optional(z.array(z.string()));

const lockfileSchema = z.object({
  importers: z.record(z.string(), z.object({ dependencies: dependenciesSchema })),
  packages: z.record(z.string(), z.object({ cpu: platformsSchema, os: platformsSchema })),
  snapshots: z.record(z.string(), z.object({ dependencies: lockedSchema, optionalDependencies: lockedSchema })),
});
/** The entries of `pnpm-lock.yaml` for each workspace package, by its location, and for each locked package. */
export type Lockfile = z.infer<typeof lockfileSchema>;

let known: { readonly text: string; readonly lockfile: Lockfile } | undefined;

/** The workspace's lockfile, read again when it has changed. Throws when it does not have pnpm's format. */
export function readLockfile(root: string = WORKSPACE_ROOT): Lockfile {
  const text = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  if (known?.text !== text) known = { text, lockfile: parseLockfile(text) };
  return known.lockfile;
}

export function parseLockfile(text: string): Lockfile {
  return lockfileSchema.parse(parse(text));
}
