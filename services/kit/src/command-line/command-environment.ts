import { resolve } from 'node:path';

const DEFAULT_PORT = '4800';
const DEFAULT_DATA_DIR = '.data';

/** The variables that a command was started with. */
export type CommandEnvironment = Readonly<Record<string, string | undefined>>;

/** The URL of the site on this machine: the port is `PORT`, 4800 by default. */
export function localSiteUrl(environment: CommandEnvironment): string {
  return `http://localhost:${environment['PORT'] ?? DEFAULT_PORT}`;
}

/** The absolute path of the site's data folder on this machine: `DATA_DIR`, `.data` by default. */
export function dataFolder(environment: CommandEnvironment): string {
  return resolve(environment['DATA_DIR'] ?? DEFAULT_DATA_DIR);
}
