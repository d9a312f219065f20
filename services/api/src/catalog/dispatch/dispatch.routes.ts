import { DISPATCH_DEFAULT_DEPTH, operations } from '@afterglow/shared-contracts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { DispatchService } from './dispatch.service.ts';
import { parseModels } from './models.ts';

export function registerDispatch(register: RegisterOperation, dispatch: DispatchService): void {
  register(operations.dispatch, async ({ query }) => ({
    data: await dispatch.find(parseModels(query.models), query.depth ?? DISPATCH_DEFAULT_DEPTH),
  }));
}
