import { adminOperations } from '@afterglow/shared-contracts/services';
import { pageRequest, notFound } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { ImportsService } from './imports.service.ts';

export function registerImports(register: RegisterOperation, imports: ImportsService): void {
  register(adminOperations.listImports, async ({ query }) => {
    const { items, total } = await imports.list(pageRequest(query));
    return { data: items, total };
  });
  register(adminOperations.getImport, async ({ params }) => {
    const found = await imports.find(params.hash);
    if (found === undefined) throw notFound("This file hasn't been turned into a mix.");
    return { data: found };
  });
}
