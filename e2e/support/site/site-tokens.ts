import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The registry's tokens of the computer that runs a site. */
export interface SiteTokens {
  readonly manager: string;
  readonly teams: Readonly<Record<string, string>>;
}

export function tokensFileIn(dataDir: string): string {
  return path.join(dataDir, 'tokens.json');
}

export async function readSiteTokens(dataDir: string): Promise<SiteTokens> {
  return JSON.parse(await readFile(tokensFileIn(dataDir), 'utf8')) as SiteTokens;
}
