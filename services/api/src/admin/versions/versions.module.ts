import type { VersionInfo } from '@afterglow/shared-contracts';
import type { ServiceContext } from '#app/service-context.ts';
import { type ReadVersion, registerVersions } from './versions.routes.ts';

interface VersionsContext extends ServiceContext {
  readonly readVersion?: ReadVersion;
}

export function mountVersions({ register, readVersion }: VersionsContext): void {
  registerVersions(register, readVersion ?? unreleased);
}

/** A standalone service has no registry, and so no client. */
function unreleased(): Promise<VersionInfo> {
  return Promise.resolve({ clientVersion: '0.0.0', severity: 'none' });
}
