import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, createArea } from '@afterglow/shared-build';
import { scratchFolder, workspaceRoot } from '../paths.ts';
import { cli } from '../site/cli.ts';
import type { RunningSite } from '../site/site.ts';
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

/** The token that a release manager creates for a new team. */
export async function createTeamToken(site: RunningSite, remote: string): Promise<string> {
  const made: { secret: string } = JSON.parse(
    await cli(site, '--json', 'make-token', `team ${remote}`, 'team', '--remote', remote),
  );
  return made.secret;
}
