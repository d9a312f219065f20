import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { Checkout } from './areas.ts';

/** Where `npm run package` puts the releases it has built, each in a folder of its name. */
const PACKAGED = path.join(import.meta.dirname, '../../../releases');

/** The releases of a package, the shell first; undefined in a checkout. A start publishes them as it does what it builds. */
export function packagedReleases(folder = PACKAGED): Checkout | undefined {
  if (!existsSync(folder)) return undefined;
  const isShell = (name: string) => Number(name === SHELL_RELEASE_NAME);
  const names = readdirSync(folder).toSorted((one, other) => isShell(other) - isShell(one));
  return { names, build: () => Promise.resolve(names.map((name) => ({ dir: path.join(folder, name) }))) };
}
