import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureFolder, errorCodeOf, writeFileAtomic } from '@afterglow/shared-service';

const SECRET_BYTES = 32;
const FILE_NAME = 'signing-secret';

/** The signing secret of a data folder, made on the first start and readable by its owner only. */
export async function loadSecret(folder: string): Promise<string> {
  await ensureFolder(folder);
  const path = join(folder, FILE_NAME);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeFileAtomic(path, secret, { mode: 0o600 });
  return secret;
}
