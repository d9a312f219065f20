import { existsSync } from 'node:fs';
import { StartupError } from '@afterglow/kit';
import type { SiteOptions } from './site-options.ts';

/** A folder that isn't there is a mistake, and stays away. */
export function refuseMissingFolder(options: SiteOptions): void {
  if (options.DATABASE_URL === undefined && !existsSync(options.DATA_DIR)) throw nothingPublished(options);
}

export function nothingPublished({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: SiteOptions): StartupError {
  const [variable, place] = databaseUrl === undefined ? ['DATA_DIR', dataDir] : ['DATABASE_URL', 'the database'];
  return new StartupError(
    'nothing-published',
    `Nothing is published in ${place} yet. Check ${variable}, or run npm start in a checkout with the same variables first.`,
  );
}
