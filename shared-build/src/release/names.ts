import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { WorkspacePackage } from '../workspace/packages.ts';

/** The name under which a package is published: `mfe-radio` is "radio", the shell is "shell". */
export function releaseNameOf(one: WorkspacePackage): string {
  return one.role === 'shell' ? SHELL_RELEASE_NAME : one.folder.replace(/^mfe-/, '');
}

/** Federation name and webpack `uniqueName`: both include the version, or a browser would silently run the old code. */
export function federationNameOf(one: WorkspacePackage, version: string): string {
  return `${one.folder}__${version}`.replaceAll(/\W/g, '_');
}
