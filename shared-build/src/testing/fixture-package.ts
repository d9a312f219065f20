import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { releaseManifestSchema } from '@afterglow/shared-contracts/services';
import { buildRelease } from '../release/build-release.ts';
import type { BuiltRelease } from '../release/release-files.ts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';

const CLI = path.join(WORKSPACE_ROOT, 'shared-build/src/cli/build.ts');

interface FixtureBuild {
  readonly ok: boolean;
  /** What the command would print. */
  readonly output: string;
}

/** A small package outside the workspace. */
export interface FixturePackage {
  readonly dir: string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
  readonly build: (version?: string) => Promise<FixtureBuild>;
  /** The same in a process of the command, which takes twice as long. */
  readonly buildByCommand: (...args: readonly string[]) => Promise<FixtureBuild>;
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
    build: (version) => outcomeOf(buildRelease({ packageDir: dir, ...(version === undefined ? {} : { version }) })),
    buildByCommand: (...args) => outcomeOf(promisify(execFile)(process.execPath, [CLI, '--from', dir, ...args])),
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

async function outcomeOf(build: Promise<{ readonly stdout: string } | BuiltRelease>): Promise<FixtureBuild> {
  try {
    const outcome = await build;
    return { ok: true, output: 'stdout' in outcome ? outcome.stdout : '' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
