import { releaseNameSchema } from '@afterglow/shared-contracts';
import type { RegistryOperation } from '@afterglow/shared-contracts/registry';
import { parsePart } from '@afterglow/kit';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { allow, authenticate, type IdentifyCaller } from './authenticate.ts';
import { type Caller, mayDecide, mayPublish } from './caller.ts';

/** Admits a request as its operation declares, or throws; undefined where anybody may call. */
export type Admit = (operation: RegistryOperation, request: FastifyRequest) => Promise<Caller | undefined>;

const areaParams = z.object({ remote: releaseNameSchema });

export function createAdmit(identify: IdentifyCaller): Admit {
  return async ({ access }, request) => {
    if (access === 'everybody') return undefined;
    const caller = await authenticate(request, identify);
    if (access === 'any-token') return caller;
    if (access === 'manager') {
      allow(caller.role === 'manager', caller, 'do what is for release managers');
      return caller;
    }
    const { remote } = parsePart(areaParams, 'path', request.params);
    if (access === 'team') allow(mayPublish(caller, remote), caller, `publish ${remote}`);
    else allow(mayDecide(caller, remote), caller, `change ${remote}`);
    return caller;
  };
}
