import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createReleasesClient, type ReleasesClient } from '../client/create-releases-client.ts';
import { type LocalTokens, localTokensSchema, tokensPathIn } from '../client/local-tokens.ts';

const defaultPort = '4800';

/** The options that every command has. */
export type ConnectionOptions = { url?: string; token?: string };
export type CommandEnvironment = Readonly<Record<string, string | undefined>>;

/** What a command needs a token for: publishing takes the team's, deciding the manager's. */
export type Purpose = { kind: 'publish'; remote: string } | { kind: 'decide'; remote: string } | { kind: 'read' };

/** A client with the token that was given, or the fitting one of this machine's data folder. */
export async function connect(
  options: ConnectionOptions,
  environment: CommandEnvironment,
  purpose: Purpose,
): Promise<ReleasesClient> {
  const url = options.url ?? `http://localhost:${environment['PORT'] ?? defaultPort}`;
  const given = options.token ?? environment['AFTERGLOW_TOKEN'];
  const token = given ?? tokenFor(purpose, await readLocalTokens(environment['DATA_DIR'] ?? '.data'));
  return createReleasesClient({ url, token });
}

function tokenFor(purpose: Purpose, tokens: LocalTokens | undefined): string | undefined {
  switch (purpose.kind) {
    case 'publish':
      return tokens?.teams[purpose.remote];
    case 'decide':
    case 'read':
      return tokens?.manager;
  }
}

async function readLocalTokens(dataDir: string): Promise<LocalTokens | undefined> {
  try {
    return localTokensSchema.parse(JSON.parse(await readFile(tokensPathIn(resolve(dataDir)), 'utf8')));
  } catch {
    // Another machine, another user, or a site that never ran: the registry then says that a token is needed.
    return undefined;
  }
}
