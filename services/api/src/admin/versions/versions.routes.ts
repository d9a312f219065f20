import { operations, type VersionInfo } from '@afterglow/shared-contracts';
import type { RegisterOperation } from '#http/register-operation.ts';

/** Returns the live release of the client, which only the host knows. */
export type ReadVersion = () => Promise<VersionInfo>;

export function registerVersions(register: RegisterOperation, readVersion: ReadVersion): void {
  register(operations.getVersions, async () => ({ data: await readVersion() }), { caching: 'revalidate' });
}
