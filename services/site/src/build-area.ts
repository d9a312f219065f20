import path from 'node:path';
import { buildCheckedRelease, releaseNameOf, workspacePackages } from '@afterglow/shared-build';
import type { BuildArea } from '@afterglow/releases/command-line';

/**
 * The release that the sources of an area make as they are, with how the checks of their types and borders ended; `area` is its name or
 * its folder. Undefined for what is no area.
 */
export const buildArea: BuildArea = async (area, beforeBuild) => {
  const released = workspacePackages().filter(({ role }) => role === 'shell' || role === 'remote');
  const found = released.find((one) => releaseNameOf(one) === area || one.dir === path.resolve(area));
  if (!found) return undefined;
  await beforeBuild(releaseNameOf(found));
  const { dir, problems } = await buildCheckedRelease({ packageDir: found.dir });
  return { folder: dir, problems };
};
