import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The registry's tokens of the computer that runs a site. */
export interface SiteTokens {
  readonly manager: string;
  readonly teams: Readonly<Record<string, string>>;
}

export async function readSiteTokens(dataDir: string): Promise<SiteTokens> {
  return JSON.parse(await readFile(path.join(dataDir, 'tokens.json'), 'utf8')) as SiteTokens;
}
