import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCodeOf, errorText } from '../errors/error-text.ts';
import { StartupError } from '../errors/startup-error.ts';

/** Creates the folder if it is missing and checks that this process can read and write it, or throws a StartupError. */
export async function ensureFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError('folder-unusable', `${reason(folder, error)} Set DATA_DIR to a folder of your own.`, {
      cause: error,
    });
  }
}

/** Only missing parents are created recursively: below /proc, Node would keep trying forever. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return void (await mkdir(folder, { recursive: true }));
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  });
}

function reason(folder: string, error: unknown): string {
  switch (errorCodeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return `You don't have read and write access to ${folder}. Fix it with chmod or chown.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder} is a file, not a folder.`;
    case 'EROFS':
      return `The folder ${folder} is on a read-only disk.`;
    default:
      return `Can't use the folder ${folder}: ${errorText(error)}.`;
  }
}
