import { readFile } from 'node:fs/promises';
import { errorCodeOf, StartupError, writeFileAtomic } from '@afterglow/kit';
import { type LocalTokens, localTokensSchema, tokensPathIn } from '../../client/local-tokens.ts';
import { createTokenSecret } from './token-secret.ts';
import type { TokensService } from './tokens.service.ts';

/**
 * The tokens of the machine that runs the site: one per team, a manager's and a viewer's, created at the first start and stored in a
 * file that only its owner can read. A new area gets its token at the next start.
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
  // Registered before the file names them, so that no token in the file is ever refused.
  await tokens.register(local.manager, { role: 'manager', label: 'local manager' });
  await tokens.register(local.viewer, { role: 'viewer', label: 'local viewer' });
  for (const [remote, token] of Object.entries(local.teams)) {
    await tokens.register(token, { role: 'team', remote, label: `team ${remote}` });
  }
  await writeFileAtomic(path, `${JSON.stringify(local, undefined, 2)}\n`, { mode: 0o600 });
  return local;
}

function missing(existing: LocalTokens | undefined, teams: readonly string[]): [string, string][] {
  return teams.filter((team) => existing?.teams[team] === undefined).map((team) => [team, createTokenSecret()]);
}

async function readLocalTokens(path: string): Promise<LocalTokens | undefined> {
  try {
    return localTokensSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw new StartupError(
      'configuration-invalid',
      `${path} is not a token file: remove it, and new tokens are created.`,
      { cause: error },
    );
  }
}
