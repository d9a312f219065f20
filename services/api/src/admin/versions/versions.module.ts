import type { VersionInfo } from '@afterglow/shared-contracts';
import type { ApiContext } from '#app/api-context.ts';
import { registerVersions } from './versions.routes.ts';

export function mountVersions({ register, readVersion }: ApiContext): void {
  registerVersions(register, readVersion ?? unreleased);
}

/** Alone, without a release registry, there is no client. */
function unreleased(): Promise<VersionInfo> {
  return Promise.resolve({ clientVersion: '0.0.0', severity: 'none' });
}
