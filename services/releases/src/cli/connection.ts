import { type CommandEnvironment, dataFolder, localSiteUrl } from '@afterglow/kit/command-line';
import type { RegistryAccess } from '@afterglow/shared-registry-contracts';
import { createReleasesClient, type ReleasesClient, findLocalTokens, type LocalTokens } from '../client/index.ts';

export interface ConnectionOptions {
  readonly url?: string;
  readonly token?: string;
}

/** The role that may make the call, and its area. */
export interface TokenPurpose {
  readonly access: RegistryAccess;
  readonly remote: string | undefined;
}

/** A client with the given token, or the right one from this machine's data folder. */
export async function connect(
  options: ConnectionOptions,
  environment: CommandEnvironment,
  purpose: TokenPurpose,
): Promise<ReleasesClient> {
  const url = options.url ?? localSiteUrl(environment);
  const given = options.token ?? environment['AFTERGLOW_TOKEN'];
  const token = given ?? tokenFor(purpose, await findLocalTokens(dataFolder(environment)));
  return createReleasesClient({ url, token });
}

/** Publishing requires the team's token, everything else the manager's. */
function tokenFor({ access, remote = '' }: TokenPurpose, tokens: LocalTokens | undefined): string | undefined {
  return access === 'team' ? tokens?.teams[remote] : tokens?.manager;
}
