import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGE = resolve(__dirname, '../..');
const KEPT = join(PACKAGE, '.cache', 'sown');
/** Everything that a sown database is made from. */
const INPUTS = ['migrations', 'src', 'package.json', '../shared-service/src', '../shared-service/package.json'];

/**
 * A new folder with a sown catalogue. Making a database costs seconds, so one is kept, named by what it was made from, and
 * copied; `make` fills an empty folder when there is none yet.
 */
export async function copySownFolder(make: (folder: string) => Promise<void>): Promise<string> {
  const kept = join(KEPT, await hashInputs());
  if (!(await exists(kept))) await keep(kept, make);
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-api-'));
  await cp(kept, folder, { recursive: true });
  return folder;
}

async function keep(kept: string, make: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  const outdated = await readdir(KEPT);
  const fresh = await mkdtemp(join(KEPT, 'making-'));
  await make(fresh);
  // Another suite may have been quicker: then its folder stays.
  await rename(fresh, kept).catch(() => rm(fresh, { recursive: true, force: true }));
  const isMaking = (name: string) => name.startsWith('making-');
  await Promise.all(
    outdated.filter((name) => !isMaking(name)).map((name) => rm(join(KEPT, name), { recursive: true, force: true })),
  );
}

async function hashInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of await listFiles(join(PACKAGE, input))) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** The files at or below a path, without tests, in a fixed order. */
async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
