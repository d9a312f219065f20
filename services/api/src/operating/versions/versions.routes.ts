import { operations, type VersionInfo } from '@afterglow/shared-contracts';
import type { RegisterOperation } from '#http/register-operation.ts';

/** Tells which release of the client is live; whoever hosts the service knows. */
export type ReadVersion = () => Promise<VersionInfo>;

export function registerVersions(register: RegisterOperation, readVersion: ReadVersion): void {
  register(operations.getVersions, async () => ({ data: await readVersion() }), { caching: 'revalidate' });
}
