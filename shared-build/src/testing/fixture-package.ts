import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { releaseManifestSchema } from '@afterglow/shared-contracts/services';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';

const CLI = path.join(WORKSPACE_ROOT, 'shared-build/src/cli/build.ts');

/** A small package outside the workspace, built by the real command. */
export interface FixturePackage {
  readonly dir: string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
  readonly build: (...args: readonly string[]) => { readonly ok: boolean; readonly output: string };
  /** Runs two builds at the same time, in separate processes; returns the output of each. */
  readonly buildTwice: () => Promise<readonly string[]>;
  readonly versions: () => readonly string[];
  readonly manifest: (version: string) => ReleaseManifest;
  /** The text of all scripts of a release, or of its styles. */
  readonly text: (version: string, ending: '.js' | '.css') => string;
}

/** `name` is the name in `@afterglow/`, `declaration` the field "afterglow" of package.json. */
export function fixturePackage(
  name: string,
  declaration: object,
  sources: Readonly<Record<string, string>>,
): FixturePackage {
  const dir = mkdtempSync(path.join(tmpdir(), 'afterglow-package-'));
  const dist = path.join(dir, 'dist');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  write('package.json', JSON.stringify({ name: `@afterglow/${name}`, version: '1.0.0', afterglow: declaration }));
  for (const [file, text] of Object.entries(sources)) write(file, text);
  return {
    dir,
    write,
    remove: () => rmSync(dir, { recursive: true, force: true }),
    build: (...args) => {
      const result = spawnSync(process.execPath, [CLI, '--from', dir, ...args], { encoding: 'utf8' });
      return { ok: result.status === 0, output: result.stdout + result.stderr };
    },
    buildTwice: async () => {
      const build = () => promisify(execFile)(process.execPath, [CLI, '--from', dir]);
      return (await Promise.all([build(), build()])).map(({ stdout }) => stdout);
    },
    versions: () => (existsSync(dist) ? readdirSync(dist).sort() : []),
    manifest: (version) =>
      releaseManifestSchema.parse(JSON.parse(readFileSync(path.join(dist, version, 'release.json'), 'utf8'))),
    text: (version, ending) =>
      readdirSync(path.join(dist, version))
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(path.join(dist, version, file), 'utf8'))
        .join('\n'),
  };
}
