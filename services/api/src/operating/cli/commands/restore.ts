import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorText, type FolderLock, isStartupError, lockFolder } from '@afterglow/kit';
import { dataFolder } from '@afterglow/kit/command-line';
import { restoreBackup } from '#operating/restore-backup.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { serviceFolder } from '../connection.ts';

/** Works on the files themselves, so the site must be stopped: it takes both locks, the site's and the service's. */
export async function restore({ environment, output }: CommandContext, file: string): Promise<void> {
  if (environment['DATABASE_URL'] !== undefined) {
    throw new CommandError(
      'database-elsewhere',
      'DATABASE_URL names a PostgreSQL server: restore that with pg_restore or psql.',
    );
  }
  const path = resolve(file);
  if (!existsSync(path)) throw new CommandError('file-missing', `${path} does not exist.`);
  const locks: FolderLock[] = [];
  try {
    for (const folder of [dataFolder(environment), serviceFolder(environment)]) locks.push(await lock(folder));
    output.progress(`Trying ${path}`);
    const { manifest, setAside } = await restoreBackup(path, serviceFolder(environment), new Date()).catch(
      refuse(path),
    );
    const former = setAside === undefined ? '' : ` The former database is in ${setAside}; remove it when all is well.`;
    const { createdAt, mixes, members } = manifest;
    output.result(`Restored the database of ${createdAt}: ${mixes} mixes, ${members} members.${former}`, {
      createdAt,
      mixes,
      members,
      setAside: setAside ?? null,
    });
  } finally {
    for (const held of locks.toReversed()) await held.release();
  }
}

async function lock(folder: string): Promise<FolderLock> {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (isStartupError(error) && error.code === 'folder-locked') {
      throw new CommandError(
        'site-running',
        `${error.message} The site must be stopped before its database is replaced.`,
        { cause: error },
      );
    }
    throw error;
  }
}

function refuse(path: string) {
  return (error: unknown): never => {
    throw new CommandError(
      'backup-unusable',
      `${path} cannot be restored, and nothing has changed: ${errorText(error)}`,
      { cause: error },
    );
  };
}
