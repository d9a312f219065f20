import { releaseNameSchema } from '@afterglow/shared-contracts';
import type { RegistryOperation } from '@afterglow/shared-registry-contracts';
import { parsePart } from '@afterglow/kit';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { allow, authenticate, type IdentifyCaller } from './authenticate.ts';
import { type Caller, canDeploy, canPublish } from './caller.ts';

/** Authorizes a request as its operation declares, or throws; undefined where anyone may call. */
export type Authorize = (operation: RegistryOperation, request: FastifyRequest) => Promise<Caller | undefined>;

const areaParams = z.object({ remote: releaseNameSchema });

export function createAuthorize(identify: IdentifyCaller): Authorize {
  return async ({ access }, request) => {
    if (access === 'everybody') return undefined;
    const caller = await authenticate(request, identify);
    if (access === 'any-token') return caller;
    if (access === 'manager') {
      allow(caller.role === 'manager', caller, 'do what is for release managers');
      return caller;
    }
    const { remote } = parsePart(areaParams, 'path', request.params);
    if (access === 'team') allow(canPublish(caller, remote), caller, `publish ${remote}`);
    else allow(canDeploy(caller, remote), caller, `change ${remote}`);
    return caller;
  };
}
