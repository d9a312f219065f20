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
