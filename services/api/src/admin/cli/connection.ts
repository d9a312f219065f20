import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandEnvironment, dataFolder, localSiteUrl } from '@afterglow/kit/command-line';
import { operatorTokenFile } from '#app/security/operator-token.ts';
import { type AdminClient, createAdminClient } from './client/admin-client.ts';
import { CommandError } from './command-error.ts';
import { readSavedToken } from './saved-tokens.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface ConnectionOptions {
  readonly url?: string;
}

export function siteUrl({ url }: ConnectionOptions, environment: CommandEnvironment): string {
  const given = url ?? environment['AFTERGLOW_URL'] ?? localSiteUrl(environment);
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new CommandError('address-invalid', `${given} isn't a URL. Use a format like http://host:port.`);
  return new URL(given).origin;
}

export function serviceFolder(environment: CommandEnvironment): string {
  return join(dataFolder(environment), 'api');
}

/** A client with the given token, the one of the last login, or this machine's own. */
export async function connect(url: string, environment: CommandEnvironment): Promise<AdminClient> {
  // An empty variable counts as unset.
  const given = environment['AFTERGLOW_ADMIN_TOKEN'] || undefined;
  const token = given ?? (await readSavedToken(url, environment)) ?? (await readOwnToken(url, environment));
  return createAdminClient({ url, token });
}

/** The token of this machine is never sent elsewhere. */
async function readOwnToken(url: string, environment: CommandEnvironment): Promise<string | undefined> {
  if (!LOOPBACK_NAMES.has(new URL(url).hostname)) return undefined;
  try {
    return (await readFile(operatorTokenFile(serviceFolder(environment)), 'utf8')).trim();
  } catch {
    // Another folder, another user, or a site that has never run: the service then asks for a token.
    return undefined;
  }
}
