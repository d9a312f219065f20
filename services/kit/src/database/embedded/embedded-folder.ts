import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { closeOneToOthers, restrictToOwner } from '../../files/restrict-to-owner.ts';

/** Used instead of a folder: a database that lives as long as the process. */
export const IN_MEMORY_FOLDER = 'memory://';

/** The infix between a database folder's name and the time of the restore that set it aside. */
export const BEFORE_RESTORE = '.before-restore-';

export type CreateDatabase = (folder: string) => Promise<void>;

/**
 * Creates a new database in a temporary folder and moves it into place when complete, so an interrupted start leaves no partial database.
 */
export async function prepareEmbeddedFolder(folder: string, template: string, create: CreateDatabase): Promise<void> {
  if (folder === IN_MEMORY_FOLDER) return;
  if (await isDatabase(folder)) closeOneToOthers(folder);
  else {
    await refuseInterruptedRestore(folder);
    await makeDatabase(folder, template, create);
  }
}

/** A restore killed between its two renames leaves no database; a new one would pass for the restored one. */
async function refuseInterruptedRestore(folder: string): Promise<void> {
  const former = `${basename(folder)}${BEFORE_RESTORE}`;
  const siblings = await readdir(dirname(folder)).catch(() => []);
  const setAside = siblings.filter((name) => name.startsWith(former)).sort();
  if (setAside.length === 0) return;
  throw new Error(`a restore was interrupted; what there was before is in ${setAside.at(-1) ?? ''}`);
}

async function makeDatabase(folder: string, template: string, create: CreateDatabase): Promise<void> {
  const fresh = `${folder}.creating`;
  await rm(fresh, { recursive: true, force: true });
  await createFromTemplate(fresh, template, create);
  // The template's files may be readable by everyone, and these will hold secrets.
  restrictToOwner(fresh);
  await rename(fresh, folder);
}

/** Creating a database and its tables takes seconds and copying one a fraction, so the first one is saved as a template. */
async function createFromTemplate(fresh: string, template: string, create: CreateDatabase): Promise<void> {
  if (!(await isDatabase(template)) && !(await makeTemplate(template, create))) return create(fresh);
  // This thread has nothing else to do, and file by file with promises takes six times the processor time.
  cpSync(template, fresh, { recursive: true });
}

/** Returns whether a template exists: its folder may be read-only, and another process may have created it first. */
async function makeTemplate(template: string, create: CreateDatabase): Promise<boolean> {
  const draft = `${template}.${randomUUID()}`;
  try {
    await mkdir(dirname(template), { recursive: true });
    await create(draft);
    await rename(draft, template);
  } catch {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
  return isDatabase(template);
}

async function isDatabase(folder: string): Promise<boolean> {
  try {
    await access(join(folder, 'PG_VERSION'));
    return true;
  } catch {
    return false;
  }
}
