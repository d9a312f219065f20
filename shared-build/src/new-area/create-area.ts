import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';
import { areaFolder, refusedName, TEMPLATE_NAME } from './area-name.ts';
import { areaPackage } from './area-package.ts';

/** The sources of the smallest area, checked and tested in place. */
const TEMPLATE = path.join(WORKSPACE_ROOT, 'shared-area/template');

/** The new area and its location. */
export interface CreateAreaOptions {
  /** The name of its releases and its first path segment, such as `dance-floors`. */
  readonly name: string;
  /** The parent of the package's folder; default: the workspace. */
  readonly parentDir?: string;
}

/**
 * Writes the package of a new area, which builds, passes its tests and can be published as it is, and returns its folder. Throws Error,
 * saying what to do, for a name that an area cannot have, and when the folder exists: nothing is ever overwritten.
 */
export function createArea({ name, parentDir = WORKSPACE_ROOT }: CreateAreaOptions): string {
  const refusal = refusedName(name);
  if (refusal !== undefined) throw new Error(refusal);
  const dir = path.join(parentDir, areaFolder(name));
  mkdirSync(dir);
  const title = titleOf(name);
  for (const [file, text] of Object.entries({ ...areaPackage(name, title), ...sources(name, title) })) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text, { flag: 'wx' });
  }
  return dir;
}

/** "Dance Floors" for `dance-floors`. */
function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

function sources(name: string, title: string): Readonly<Record<string, string>> {
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)));
  const renamed = (file: string) =>
    readFileSync(path.join(TEMPLATE, file), 'utf8')
      .replaceAll(TEMPLATE_NAME, name)
      .replaceAll(titleOf(TEMPLATE_NAME), title);
  return Object.fromEntries(files.map((file) => [file, renamed(file)]));
}
