import { operations } from '@afterglow/shared-contracts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { AdministrationService } from './administration.service.ts';

export function registerAdministration(register: RegisterOperation, administration: AdministrationService): void {
  register(operations.setSuperAdmin, async ({ body }) => ({
    data: await administration.setSuperAdmin(body.email, body.super_admin),
  }));
  register(operations.getServiceStatus, async () => ({ data: await administration.status() }));
}
