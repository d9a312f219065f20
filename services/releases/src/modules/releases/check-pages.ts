import type { ReleasePage } from '@afterglow/shared-contracts';
import { neededParameters } from '@afterglow/shared-contracts/registry';
import { badUpload } from './errors.ts';

/**
 * Refuses a page that cannot be reached from its other addresses, or from its menu entry: the front door and the shell of every tab
 * would fail when they make its address. A build finds this out as well, but no one has to upload what a build has written.
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
