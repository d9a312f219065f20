import type { ReleasePage } from '@afterglow/shared-contracts';
import { neededParameters } from '@afterglow/shared-contracts/services';
import { badUpload } from './errors.ts';

/**
 * Rejects a page that cannot be reached from its aliases, or from its menu entry: the front door and the shell of every tab would fail
 * when they build its path. A build checks this as well, but an upload need not come from a build.
 */
export function checkPages(pages: readonly ReleasePage[]): void {
  for (const { key, path, aliases = [], formerly = [], menu } of pages) {
    const needed = neededParameters(path);
    for (const other of [...aliases, ...formerly]) {
      const given = neededParameters(other);
      const missing = needed.find((name) => !given.includes(name));
      if (missing !== undefined)
        throw badUpload(`The page "${key}" needs "${missing}", which its other path ${other} doesn't contain.`);
    }
    const missing = menu && needed.find((name) => name !== `${menu.each ?? ''}Id`);
    if (missing !== undefined) throw badUpload(`The page "${key}" has a menu entry, which can't provide "${missing}".`);
  }
}
