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

const LOCK_FILE_NAME = '.lock';
const ownerSchema = z.object({ pid: z.int(), startMark: z.string(), id: z.string() });
type Owner = z.infer<typeof ownerSchema>;

const heldHere = new Set<string>();

/**
 * Locks the folder for this process (creating it if needed), or throws a StartupError that names the owner. Takes over the lock of a
 * killed process.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await ensureFolder(folder);
  const path = join(folder, LOCK_FILE_NAME);
  const me: Owner = { ...currentProcess(), id: randomUUID() };
  heldHere.add(me.id);
  try {
    while (!(await tryCreate(path, me)) && !(await tryTakeOver(folder, path, me)));
  } catch (error) {
    heldHere.delete(me.id);
    throw error;
  }
  return {
    folder,
    async release() {
      if (!heldHere.delete(me.id)) return;
      if ((await readOwner(path))?.id === me.id) await rm(path, { force: true });
    },
  };
}

/**
 * Replaces the lock of a dead owner; false when another process was faster. A claim decides which process may do that: a file that only
 * one process can create, named after the dead owner. If the holder of a claim is dead too, the next claim is named after that one. The
 * lock is read again under the claim, so a fresh one stays.
 */
async function tryTakeOver(folder: string, path: string, me: Owner): Promise<boolean> {
  const stale = await readText(path);
  if (stale === undefined) return false;
  const owner = parseOwner(stale);
  if (owner !== undefined && isHeld(owner)) throw lockedError(folder, owner);
  const claims = await claim(path, owner?.id ?? 'unreadable', me);
  if (claims === undefined) return false;
  try {
    return await replace(path, stale, me);
  } finally {
    for (const file of claims) await rm(file, { force: true });
  }
}

async function replace(path: string, stale: string, me: Owner): Promise<boolean> {
  if ((await readText(path)) !== stale) return false;
  await rename(await writeDraft(path, me), path);
  return true;
}

/** The chain of claims, the own one last; undefined while a live process holds one. */
async function claim(path: string, deadId: string, me: Owner): Promise<string[] | undefined> {
  const file = `${path}.${deadId}.claim`;
  if (await tryCreate(file, me)) return [file];
  const holder = await readOwner(file);
  if (holder === undefined || isHeld(holder)) return undefined;
  const rest = await claim(path, holder.id, me);
  return rest && [file, ...rest];
}

/** Linking creates the file with its content or not at all, so no process reads a partial owner. */
async function tryCreate(path: string, owner: Owner): Promise<boolean> {
  const draft = await writeDraft(path, owner);
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

async function writeDraft(path: string, owner: Owner): Promise<string> {
  const draft = `${path}.${owner.id}`;
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  return draft;
}

async function readOwner(path: string): Promise<Owner | undefined> {
  const text = await readText(path);
  return text === undefined ? undefined : parseOwner(text);
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** In a container a restarted process often has the PID of the killed one, so the own PID proves nothing. */
function isHeld(owner: Owner): boolean {
  return owner.pid === process.pid ? heldHere.has(owner.id) : isRunning(owner);
}

function lockedError(folder: string, owner: Owner): StartupError {
  return new StartupError(
    'folder-locked',
    `${folder} is in use by process ${String(owner.pid)}. Stop that process, or set DATA_DIR to another folder.`,
  );
}
