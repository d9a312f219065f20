import type { OperationResponse } from '@afterglow/shared-contracts';
import type { adminOperations } from '@afterglow/shared-contracts/services';
import { notFound } from '@afterglow/kit';
import type { AdministrationRepository, ServiceStatus } from './administration.repository.ts';

type SuperAdmin = OperationResponse<typeof adminOperations.setSuperAdmin>;

export interface AdministrationService {
  /** Throws not-found for an unknown email. */
  setSuperAdmin(email: string, isSuperAdmin: boolean): Promise<SuperAdmin>;
  status(): Promise<ServiceStatus>;
}

export function createAdministrationService(repository: AdministrationRepository): AdministrationService {
  return {
    async setSuperAdmin(email, isSuperAdmin) {
      const member = await repository.setSuperAdmin(email, isSuperAdmin);
      if (member === undefined) throw notFound('No member has this email.');
      return { members_id: member.id, email: member.email, super_admin: isSuperAdmin };
    },
    status: () => repository.status(),
  };
}
