import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { errorCodeOf } from '../errors/error-text.ts';
import { StartupError } from '../errors/startup-error.ts';
import { ensureFolder } from './ensure-folder.ts';
import { currentProcess, isRunning } from './process-identity.ts';

/** The right to be the only process in a folder. */
export interface FolderLock {
  readonly folder: string;
  release(): Promise<void>;
}

const lockFileName = '.lock';
const ownerSchema = z.object({ pid: z.int(), startMark: z.string(), id: z.string() });
type Owner = z.infer<typeof ownerSchema>;

const heldHere = new Set<string>();

/**
 * Takes the folder for this process (making it if needed), or throws a StartupError that names the owner.
 * A lock left behind by a killed process is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await ensureFolder(folder);
  const path = join(folder, lockFileName);
  const me: Owner = { ...currentProcess(), id: randomUUID() };
  while (!(await tryCreate(path, me))) {
    const owner = await readOwner(path);
    if (owner !== undefined && isHeld(owner)) throw lockedError(folder, owner);
    await removeStale(path, owner);
  }
  heldHere.add(me.id);
  return {
    folder,
    async release() {
      if (!heldHere.delete(me.id)) return;
      if ((await readOwner(path))?.id === me.id) await rm(path, { force: true });
    },
  };
}

/** Link makes the file appear with its content or not at all: nobody ever reads half an owner. */
async function tryCreate(path: string, owner: Owner): Promise<boolean> {
  const draft = `${path}.${owner.id}`;
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    const parsed = ownerSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** In a container a restarted process often has the pid of the killed one, so our own pid proves nothing. */
function isHeld(owner: Owner): boolean {
  return owner.pid === process.pid ? heldHere.has(owner.id) : isRunning(owner);
}

/** Two starts may find the same dead owner: whoever moved away somebody's fresh lock by mistake puts it back. */
async function removeStale(path: string, stale: Owner | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readOwner(aside);
  if (moved !== undefined && moved.id !== stale?.id) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function lockedError(folder: string, owner: Owner): StartupError {
  return new StartupError(
    'folder-locked',
    `The folder ${folder} is in use by process ${String(owner.pid)}: stop that process, or set DATA_DIR to another folder.`,
  );
}
