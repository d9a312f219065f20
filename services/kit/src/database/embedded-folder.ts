import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { closeOneToOthers, restrictToOwner } from '../files/restrict-to-owner.ts';

/** Used instead of a folder: a database that lives as long as the process. */
export const IN_MEMORY_FOLDER = 'memory://';

/** Between the name of a database's folder and the time at which a restore set it aside. */
export const BEFORE_RESTORE = '.before-restore-';

export type CreateDatabase = (folder: string) => Promise<void>;

/**
 * Creates a new database beside its folder and moves it into place when it is complete: a start that is interrupted half-way leaves
 * nothing that the next one would take for a database.
 */
export async function prepareEmbeddedFolder(folder: string, template: string, create: CreateDatabase): Promise<void> {
  if (folder === IN_MEMORY_FOLDER) return;
  if (await isDatabase(folder)) await closeOneToOthers(folder);
  else {
    await refuseInterruptedRestore(folder);
    await makeDatabase(folder, template, create);
  }
}

/** A restore that is killed between its two renames leaves no database; a new one in its place would be taken for what was restored. */
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
  // The template's files may be for everyone to read, and there will be secrets in these.
  await restrictToOwner(fresh);
  await rename(fresh, folder);
}

/** Creating a database and its tables takes seconds and copying one a fraction, so the first one is kept as a template. */
async function createFromTemplate(fresh: string, template: string, create: CreateDatabase): Promise<void> {
  if (!(await isDatabase(template)) && !(await makeTemplate(template, create))) return create(fresh);
  return cp(template, fresh, { recursive: true });
}

/** Whether there is a template now: its folder may be read-only, and another process may have been faster. */
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
