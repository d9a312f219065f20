import { join } from 'node:path';

/** The registry's folder in the site's data folder. */
export function registryFolder(dataDir: string): string {
  return join(dataDir, 'releases');
}

/** The folder of its embedded database. */
export function databaseIn(folder: string): string {
  return join(folder, 'database');
}

/** The folder of release files, without a bucket. */
export function filesIn(folder: string): string {
  return join(folder, 'files');
}

/** The folder of copies of live files, with a bucket. */
export function copiesIn(folder: string): string {
  return join(folder, 'live');
}
