import { operations } from '@afterglow/shared-contracts';
import { pageRequest, notFound } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { ImportsService } from './imports.service.ts';

export function registerImports(register: RegisterOperation, imports: ImportsService): void {
  register(operations.listImports, async ({ query }) => {
    const { items, total } = await imports.list(pageRequest(query));
    return { data: items, total };
  });
  register(operations.getImport, async ({ params }) => {
    const found = await imports.find(params.hash);
    if (found === undefined) throw notFound("This file hasn't been turned into a mix.");
    return { data: found };
  });
}
