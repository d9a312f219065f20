import type { RemoteManifest, ShellManifest } from '@afterglow/shared-contracts';
import type { ReleaseGate } from '../gate/index.ts';
import type { FindManifest } from './to-live-set.ts';

export interface FittingOptions {
  readonly findManifest: FindManifest;
  readonly gate: Pick<ReleaseGate, 'fits'>;
}

/** Those of an area's versions that run in a shell, in their order. */
export async function* fittingVersions(
  { findManifest, gate }: FittingOptions,
  shell: ShellManifest,
  { name, versions }: { readonly name: string; readonly versions: readonly string[] },
): AsyncGenerator<RemoteManifest, undefined> {
  for (const version of versions) {
    const manifest = await findManifest(name, version);
    if (manifest?.kind === 'remote' && gate.fits(manifest, shell)) yield manifest;
  }
}
