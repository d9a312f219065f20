import path from 'node:path';
import { readPackage } from '../workspace/packages.ts';
import { inputHash } from './inputs/input-hash.ts';

/** The result of a build, known without building. */
export interface ReleasePlan {
  readonly version: string;
  readonly dir: string;
}

/** Version and folder of the release that the sources in `packageDir` would produce now; `version` overrides the computed one. */
export function planRelease(options: { readonly packageDir: string; readonly version?: string }): ReleasePlan {
  const one = readPackage(options.packageDir);
  const version = options.version ?? `${one.version}-${inputHash(one)}`;
  return { version, dir: path.join(options.packageDir, 'dist', version) };
}
