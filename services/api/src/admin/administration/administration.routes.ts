import { adminOperations } from '@afterglow/shared-contracts/services';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { AdministrationService } from './administration.service.ts';

export function registerAdministration(register: RegisterOperation, administration: AdministrationService): void {
  register(adminOperations.setSuperAdmin, async ({ body }) => ({
    data: await administration.setSuperAdmin(body.email, body.super_admin),
  }));
  register(adminOperations.getServiceStatus, async () => ({ data: await administration.status() }));
}
