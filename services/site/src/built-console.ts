import { accessSync, constants, existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';

const BUILDS = path.join(import.meta.dirname, '../../console/dist');

/** The folder of the console that was built last, beside this package; undefined without one. */
export function builtConsole(): string | undefined {
  if (!existsSync(BUILDS)) return undefined;
  // The page of a build is written last.
  const pages = globSync(path.join(BUILDS, '*/index.html')).filter(isReadable);
  const newest = pages.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  return newest && path.dirname(newest);
}

/** A site that builds while it serves does so for its own user only. */
function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
