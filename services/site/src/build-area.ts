import path from 'node:path';
import { buildCheckedRelease, releaseNameOf, workspacePackages } from '@afterglow/shared-build';
import type { BuildArea } from '@afterglow/releases/command-line';

/**
 * Builds an area's release from its current sources, with the results of its type and boundary checks; `area` is its name or folder.
 * Undefined for anything else.
 */
export const buildArea: BuildArea = async (area, beforeBuild) => {
  const released = workspacePackages().filter(({ role }) => role === 'shell' || role === 'remote');
  const found = released.find((one) => releaseNameOf(one) === area || one.dir === path.resolve(area));
  if (!found) return undefined;
  await beforeBuild(releaseNameOf(found));
  const { dir, problems } = await buildCheckedRelease({ packageDir: found.dir });
  return { folder: dir, problems };
};
