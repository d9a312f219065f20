import type { RegistryBackups } from '@afterglow/api/command-line';
import { type Environment, isLocalUrl } from '@afterglow/kit';
import { bucketOf } from '@afterglow/kit/bucket';
import { dataFolder } from '@afterglow/kit/command-line';
import { findLocalTokens, saveRegistryBackup, tryRegistryBackup } from '@afterglow/releases';
import { siteOptions } from './site-options.ts';

/** Backs up releases of a running site and restores them into a data folder, configured by a command's variables. */
export function registryBackups(environment: Environment): RegistryBackups {
  return {
    async save(siteUrl, file) {
      return saveRegistryBackup({ url: siteUrl, token: await managerToken(siteUrl, environment) }, file);
    },
    async tryBackup(file, place) {
      const { DATABASE_URL: databaseUrl, api } = siteOptions(place);
      return tryRegistryBackup(file, { dataDir: dataFolder(place), databaseUrl, bucket: bucketOf(api) });
    },
  };
}

/** This machine's token is never sent elsewhere. */
async function managerToken(siteUrl: string, environment: Environment): Promise<string | undefined> {
  const given = environment['AFTERGLOW_TOKEN'];
  if (given || !isLocalUrl(siteUrl)) return given;
  return (await findLocalTokens(dataFolder(environment)))?.manager;
}
