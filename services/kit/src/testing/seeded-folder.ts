import { createHash } from 'node:crypto';
import { cpSync, type Dirent, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HOUR_MS } from '@afterglow/shared-contracts/time';

/** Longer than any run: no one is creating or copying it anymore. */
const UNUSED_AFTER_MS = HOUR_MS;

export interface SeededFolder {
  /** The package, whose `.cache` has the folder. */
  readonly packageDir: string;
  /** The files and folders on which the contents depend, relative to the package. */
  readonly inputs: readonly string[];
}

/**
 * A new folder with a seeded database. Creating a database takes seconds, so one is cached, named after its inputs, and copied; `make` fills
 * an empty folder when there is none yet.
 */
export async function copySeededFolder(seeded: SeededFolder, make: (folder: string) => Promise<void>): Promise<string> {
  const stored = join(seeded.packageDir, '.cache', 'seeded', hashInputs(seeded));
  if (!existsSync(stored)) await keep(stored, make);
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-seeded-'));
  // Synchronously, because file by file with promises takes twice as long.
  cpSync(stored, folder, { recursive: true });
  return folder;
}

async function keep(stored: string, make: (folder: string) => Promise<void>): Promise<void> {
  const cache = dirname(stored);
  await mkdir(cache, { recursive: true });
  const outdated = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter(isOutdated);
  const fresh = await mkdtemp(join(cache, 'making-'));
  await make(fresh);
  removeFutureLog(join(fresh, 'pg/pg_wal'));
  // Another suite may have been faster: then its folder stays.
  await rename(fresh, stored).catch(() => rmSync(fresh, { recursive: true, force: true }));
  for (const folder of outdated) rmSync(folder, { recursive: true, force: true });
}

function isOutdated(folder: string): boolean {
  return statSync(folder).mtimeMs < Date.now() - UNUSED_AFTER_MS;
}

/** PostgreSQL recycles used segments of its log under future names: half of the bytes to copy. */
function removeFutureLog(folder: string): void {
  const segments = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, changedMs: statSync(join(folder, name)).mtimeMs }));
  const current = segments.sort((first, second) => second.changedMs - first.changedMs)[0]?.name ?? '';
  for (const { name } of segments) if (name > current) rmSync(join(folder, name));
}

/** By size and modification time, because reading them for every suite takes longer. */
function hashInputs({ packageDir, inputs }: SeededFolder): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(join(packageDir, input)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 20);
}

/** The files at or below a path, without tests, in a fixed order. */
function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(isInput)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function isInput(entry: Dirent): boolean {
  return entry.isFile() && !entry.name.endsWith('.test.ts');
}
