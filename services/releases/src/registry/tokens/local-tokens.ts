import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf, StartupError, writeFileAtomic } from '@afterglow/kit';
import { type LocalTokens, localTokensSchema, tokensPathIn } from '../../client/index.ts';
import { createTokenSecret } from './token-secret.ts';
import type { HeldToken, TokensService } from './tokens.service.ts';

/**
 * Ensures the tokens of the machine that runs the site: one per team, a manager's and a viewer's, created at the first start and stored
 * in a file that only its owner can read. A new area gets its token at the next start; tokens removed from the file are revoked.
 */
export async function ensureLocalTokens(
  tokens: TokensService,
  dataDir: string,
  teams: readonly string[],
): Promise<LocalTokens> {
  const path = tokensPathIn(dataDir);
  const existing = await readLocalTokens(path);
  const local: LocalTokens = {
    manager: existing?.manager ?? createTokenSecret(),
    viewer: existing?.viewer ?? createTokenSecret(),
    teams: { ...existing?.teams, ...Object.fromEntries(missing(existing, teams)) },
  };
  // Registered before the file names them, so that no token in the file is ever rejected.
  await tokens.registerHeld(await holderOf(dataDir), [
    { secret: local.manager, caller: { role: 'manager', label: 'local manager' } },
    { secret: local.viewer, caller: { role: 'viewer', label: 'local viewer' } },
    ...Object.entries(local.teams).map(([remote, secret]): HeldToken => ({
      secret,
      caller: { role: 'team', remote, label: `team ${remote}` },
    })),
  ]);
  await writeFileAtomic(path, `${JSON.stringify(local, undefined, 2)}\n`, { mode: 0o600 });
  return local;
}

/** The name of this data folder, in its own file, because a deleted tokens.json must not take the name with it. */
async function holderOf(dataDir: string): Promise<string> {
  const path = join(dataDir, 'releases', 'token-holder');
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    const holder = randomUUID();
    await writeFileAtomic(path, `${holder}\n`, { mode: 0o600 });
    return holder;
  }
}

function missing(existing: LocalTokens | undefined, teams: readonly string[]): [string, string][] {
  return teams.filter((team) => existing?.teams[team] === undefined).map((team) => [team, createTokenSecret()]);
}

async function readLocalTokens(path: string): Promise<LocalTokens | undefined> {
  try {
    return localTokensSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw new StartupError('configuration-invalid', `${path} isn't a token file. Remove it to create new tokens.`, {
      cause: error,
    });
  }
}
