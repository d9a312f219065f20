import { mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeFileAtomic } from '@afterglow/kit';
import type { CommandEnvironment } from '@afterglow/kit/command-line';
import * as z from 'zod/mini';

const OWNER_ONLY = 0o600;

const savedTokensSchema = z.record(z.string(), z.string());
type SavedTokens = z.infer<typeof savedTokensSchema>;

function fileIn(environment: CommandEnvironment): string {
  return join(environment['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'afterglow', 'admin.json');
}

async function readAll(environment: CommandEnvironment): Promise<SavedTokens> {
  try {
    return z.parse(savedTokensSchema, JSON.parse(await readFile(fileIn(environment), 'utf8')));
  } catch {
    return {}; // none yet, or nothing usable
  }
}

export async function readSavedToken(url: string, environment: CommandEnvironment): Promise<string | undefined> {
  return (await readAll(environment))[url];
}

/** Stores a token for the next commands, or removes it; only this user can read the file. */
export async function saveToken(
  url: string,
  token: string | undefined,
  environment: CommandEnvironment,
): Promise<void> {
  const { [url]: _former, ...others } = await readAll(environment);
  const tokens = token === undefined ? others : { ...others, [url]: token };
  const file = fileIn(environment);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFileAtomic(file, `${JSON.stringify(tokens, undefined, 2)}\n`, { mode: OWNER_ONLY });
}
