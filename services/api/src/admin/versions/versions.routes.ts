import { operations } from '@afterglow/shared-contracts';
import type { ReadVersion } from '#app/api-context.ts';
import type { RegisterOperation } from '#http/register-operation.ts';

export function registerVersions(register: RegisterOperation, readVersion: ReadVersion): void {
  register(operations.getVersions, async () => ({ data: await readVersion() }), { caching: 'revalidate' });
}
