import { operations } from '@afterglow/shared-contracts';
import { notFound } from '../../errors/service-errors.ts';
import type { RegisterOperation } from '../../http/register-operation.ts';
import type { AdministrationRepository } from './administration.repository.ts';

export function registerAdministration(register: RegisterOperation, administration: AdministrationRepository): void {
  register(operations.setSuperAdmin, async ({ body }) => {
    const member = await administration.setSuperAdmin(body.email, body.super_admin);
    if (member === undefined) throw notFound('There is no account with this e-mail address.');
    return { data: { members_id: member.id, email: member.email, super_admin: body.super_admin } };
  });
  register(operations.getServiceStatus, async () => ({ data: await administration.status() }));
}
