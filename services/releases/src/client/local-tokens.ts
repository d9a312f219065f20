import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseNameSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/** The tokens of the machine that runs the site, by their use. */
export const localTokensSchema = z.object({
  manager: z.string(),
  viewer: z.string(),
  teams: z.record(releaseNameSchema, z.string()),
});
/** The manager's token, a viewer's, and each team's by the name of its area. */
export type LocalTokens = z.infer<typeof localTokensSchema>;

/** The file that holds them, in the data folder of the site. */
export function tokensPathIn(dataDir: string): string {
  return join(dataDir, 'tokens.json');
}

/** The tokens in a data folder; undefined without any, or where this user may not read them. */
export async function findLocalTokens(dataDir: string): Promise<LocalTokens | undefined> {
  try {
    return localTokensSchema.parse(JSON.parse(await readFile(tokensPathIn(dataDir), 'utf8')));
  } catch {
    // Another machine, another user, or a site that has never run: the registry then responds that a token is required.
    return undefined;
  }
}
