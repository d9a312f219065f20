import { existsSync } from 'node:fs';
import path from 'node:path';
import { releaseNameSchema, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { SITE_PATH_PARTS } from '@afterglow/shared-registry-contracts';
import { readPageTable } from '../pages/read-page-table.ts';
import { releaseNameOf } from '../release/names.ts';
import { WORKSPACE_ROOT, workspacePackages } from '../workspace/packages.ts';

const WORDS = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
export const TEMPLATE_NAME = 'sample';

export function areaFolder(name: string): string {
  return `mfe-${name}`;
}

/** Why no new area can have this name, as a sentence that says what to do; undefined for a valid one. */
export function refusedName(name: string): string | undefined {
  if (!releaseNameSchema.safeParse(name).success || !WORDS.test(name))
    return `"${name}" cannot be the name of an area: use up to 40 small letters and digits, with hyphens between words, such as "dance-floors".`;
  if (name === SHELL_RELEASE_NAME || name === TEMPLATE_NAME || SITE_PATH_PARTS.includes(name))
    return `"${name}" is a name of the site itself: choose another one.`;
  if (existsSync(path.join(WORKSPACE_ROOT, areaFolder(name))))
    return `There is a folder ${areaFolder(name)} already: choose another name, or remove it first.`;
  const owner = ownerOf(name);
  return owner && `The pages below /${name} belong to ${owner}: choose another name.`;
}

/** The area with pages below this first path segment. */
function ownerOf(firstPart: string): string | undefined {
  const areas = workspacePackages().filter(({ role }) => role === 'remote');
  const owner = areas.find(({ dir }) =>
    Object.values(readPageTable(dir).pages)
      .flatMap(({ path: address, aliases = [], formerly = [] }) => [address, ...aliases, ...formerly])
      .some((address) => address.split('/')[1] === firstPart),
  );
  return owner && releaseNameOf(owner);
}
