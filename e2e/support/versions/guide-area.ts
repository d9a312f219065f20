import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease, createArea } from '@afterglow/shared-build';
import { scratchFolder, workspaceRoot } from '../paths.ts';
import type { RunningSite } from '../site/site.ts';
import { readSiteTokens, tokensFileIn } from '../site/site-tokens.ts';
import { forgeAttestation } from './forge-attestation.ts';

export const GUIDE = 'guide';

/** Creates an area as `npm run new-area` does, but outside the workspace, builds it as it is, and returns the folder of the release. */
export async function buildGuide(version: string): Promise<string> {
  rmSync(path.join(scratchFolder, `mfe-${GUIDE}`), { recursive: true, force: true });
  mkdirSync(scratchFolder, { recursive: true });
  const packageDir = createArea({ name: GUIDE, parentDir: scratchFolder });
  // Replaces an install: every area has the same dependencies.
  symlinkSync(path.join(workspaceRoot, 'mfe-radio/node_modules'), path.join(packageDir, 'node_modules'));
  return forgeAttestation((await buildRelease({ packageDir, version })).dir);
}

/** Gives a new team its token, which the registry reads at startup. */
export async function addTeam(site: RunningSite, remote: string): Promise<void> {
  const tokens = await readSiteTokens(site.dataDir);
  const token = `agt_${randomBytes(32).toString('base64url')}`;
  await writeFile(
    tokensFileIn(site.dataDir),
    JSON.stringify({ ...tokens, teams: { ...tokens.teams, [remote]: token } }),
  );
  await site.restart();
}
