import { workspacePackages } from '../workspace/packages.ts';
import { releaseNameOf } from './names.ts';

/** The names of all releases of the workspace: the shell and every remote. */
export function releaseNames(): readonly string[] {
  return workspacePackages()
    .filter(({ role }) => role === 'shell' || role === 'remote')
    .map(releaseNameOf);
}
