import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROVIDED_ROLES, unsharedEntryPoints } from '../../webpack/shared-modules.ts';
import { workspacePackages, WORKSPACE_ROOT, type WorkspacePackage } from '../../workspace/packages.ts';

const NOT_BUILT = /(^|\/)(testing|fixtures)\/|\.test\.tsx?$|\.md$/;

/** The parts of this package that affect a build's output; lint and test presets do not. */
const PRESET_FOLDERS = ['src/facades', 'src/pages', 'src/release', 'src/webpack', 'src/workspace'];
const CONSOLE_FOLDERS = ['src/console'];

interface Input {
  /** Where the lockfile lists its dependencies. */
  readonly location: string;
  readonly dir: string;
  readonly paths: readonly string[];
}

interface InputFile {
  readonly file: string;
  readonly bytes: Buffer;
}

export interface ReadInput {
  readonly location: string;
  readonly dir: string;
  readonly files: readonly InputFile[];
  /** Whether one of its sources imports a package. */
  readonly name: (packageName: string) => boolean;
}

export function presetInput(): ReadInput {
  return presetPart(PRESET_FOLDERS);
}

/** Inputs of the console's build only: changing them makes no area new. */
function consolePreset({ role }: WorkspacePackage): readonly ReadInput[] {
  return role === 'console' ? [presetPart(CONSOLE_FOLDERS)] : [];
}

function presetPart(paths: readonly string[]): ReadInput {
  return read({ location: 'shared-build', dir: path.join(WORKSPACE_ROOT, 'shared-build'), paths });
}

/**
 * The inputs of a package's build: the preset, its own sources and declaration, and the sources that it bundles of others. The shell
 * bundles what it provides; a remote bundles the entry points that the shell does not provide; the console bundles what it uses.
 */
export function buildInputs(one: WorkspacePackage): readonly ReadInput[] {
  const own = read({ location: one.location, dir: one.dir, paths: ['package.json', 'src'] });
  const provided = workspacePackages().filter(({ role }) => PROVIDED_ROLES.includes(role));
  return [presetInput(), own, ...bundledBy(one, own, provided).map(read), ...consolePreset(one)];
}

function bundledBy(one: WorkspacePackage, own: ReadInput, provided: readonly WorkspacePackage[]): readonly Input[] {
  const whole = (other: WorkspacePackage): Input => ({ ...other, paths: ['package.json', 'src'] });
  if (one.role === 'shell') return provided.map(whole);
  if (one.role === 'console') return provided.filter(({ name }) => own.name(name)).map(whole);
  return provided
    .map((other) => ({ ...other, paths: bundledDoors(other, own) }))
    .filter(({ paths }) => paths.length > 0);
}

/** An entry point that is not provided has its own folder. */
function bundledDoors(other: WorkspacePackage, own: ReadInput): readonly string[] {
  return unsharedEntryPoints(other)
    .filter(({ request }) => own.name(request))
    .map(({ file }) => path.posix.dirname(file));
}

function read({ location, dir, paths }: Input): ReadInput {
  const files = paths
    .flatMap((one) => filesAt(dir, one))
    .map((file) => ({ file, bytes: readFileSync(path.join(dir, file)) }));
  const sources = files.filter(({ file }) => file.startsWith('src/')).map(({ bytes }) => bytes.toString('utf8'));
  return { location, dir, files, name: (packageName) => sources.some((text) => isNamed(text, packageName)) };
}

/** As a whole specifier or followed by a path, in quotes of either kind. */
function isNamed(text: string, packageName: string): boolean {
  return ["'", '"'].some((quote) => [quote, '/'].some((end) => text.includes(`${quote}${packageName}${end}`)));
}

function filesAt(dir: string, file: string): readonly string[] {
  if (path.extname(file) !== '') return [file];
  return readdirSync(path.join(dir, file), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((found) => !NOT_BUILT.test(found))
    .sort();
}
