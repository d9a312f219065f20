import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RegistryAccess } from '@afterglow/shared-contracts/registry';
import { createReleasesClient, type ReleasesClient } from '../client/create-releases-client.ts';
import { type LocalTokens, localTokensSchema, tokensPathIn } from '../client/local-tokens.ts';

const DEFAULT_PORT = '4800';

/** Where the registry is, and with which token to call it. */
export interface ConnectionOptions {
  readonly url?: string;
  readonly token?: string;
}
export type CommandEnvironment = Readonly<Record<string, string | undefined>>;

/** Who may make the call that a token is needed for, and the area that it is about. */
export interface Purpose {
  readonly access: RegistryAccess;
  readonly remote: string | undefined;
}

/** A client with the token that was given, or the fitting one of this machine's data folder. */
export async function connect(
  options: ConnectionOptions,
  environment: CommandEnvironment,
  purpose: Purpose,
): Promise<ReleasesClient> {
  const url = options.url ?? `http://localhost:${environment['PORT'] ?? DEFAULT_PORT}`;
  const given = options.token ?? environment['AFTERGLOW_TOKEN'];
  const token = given ?? tokenFor(purpose, await readLocalTokens(environment['DATA_DIR'] ?? '.data'));
  return createReleasesClient({ url, token });
}

/** Publishing takes the team's token; everything else is allowed to the manager. */
function tokenFor({ access, remote = '' }: Purpose, tokens: LocalTokens | undefined): string | undefined {
  return access === 'team' ? tokens?.teams[remote] : tokens?.manager;
}

async function readLocalTokens(dataDir: string): Promise<LocalTokens | undefined> {
  try {
    return localTokensSchema.parse(JSON.parse(await readFile(tokensPathIn(resolve(dataDir)), 'utf8')));
  } catch {
    // Another machine, another user, or a site that never ran: the registry then says that a token is needed.
    return undefined;
  }
}
