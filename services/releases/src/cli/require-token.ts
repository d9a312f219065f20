import { registryOperations } from '@afterglow/shared-registry-contracts';
import type { ReleasesClient } from '../client/create-releases-client.ts';
import { isRegistryError, RegistryError } from '../client/registry-error.ts';
import { commandText } from '../command-text.ts';

export async function requireToken(client: ReleasesClient, remote: string): Promise<void> {
  try {
    await client.call(registryOperations.listGrants, {});
  } catch (error) {
    if (!isRegistryError(error) || error.code !== 'not_authenticated') throw error;
    const missing = client.hasToken
      ? 'This token is unknown, has expired, or was revoked'
      : `You need a token to publish ${remote}, and this machine has none`;
    const make = commandText(`make-token "<who>" team --remote ${remote}`);
    throw new RegistryError(
      error.status,
      'no-token',
      `${missing}. Ask a release manager to create one: ${make}. Then pass it with --token or AFTERGLOW_TOKEN.`,
    );
  }
}
