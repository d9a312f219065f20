import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecretCheck, errorCodeOf, StartupError, writeFileAtomic } from '@afterglow/kit';
import type { IsOperatorToken } from '#http/authorize.ts';
import { newBearerToken } from './bearer-token.ts';

const OWNER_ONLY = 0o600;
const TOKEN = /^[\w-]{32,200}$/;

export function operatorTokenFile(folder: string): string {
  return join(folder, 'admin-token');
}

/**
 * Readers of the service's folder may administer it: the token in this file, created at the first start and readable only by its owner,
 * allows everything a super admin may do, on this instance. Removing the file and restarting creates another.
 */
export async function ensureOperatorToken(folder: string): Promise<IsOperatorToken> {
  const file = operatorTokenFile(folder);
  const existing = await readToken(file);
  const token = existing ?? newBearerToken();
  if (existing === undefined) await writeFileAtomic(file, `${token}\n`, { mode: OWNER_ONLY });
  else await chmod(file, OWNER_ONLY);
  return createSecretCheck(token);
}

async function readToken(file: string): Promise<string | undefined> {
  try {
    const token = (await readFile(file, 'utf8')).trim();
    if (TOKEN.test(token)) return token;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  throw new StartupError(
    'configuration-invalid',
    `${file} has no token. Delete the file and restart to create a new one.`,
  );
}
