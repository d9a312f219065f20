import { CAPTCHA_PROOF_HEADER, type Operation } from '@afterglow/shared-contracts';
import { parseCall, registerCall, type HandlerResult, type OperationRequest } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from './authorize.ts';
import { cacheKey } from './response-cache/cache-key.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { serializeResponse } from './serialized-response.ts';
import { isOpenRead, type ReadLimit } from './read-limit.ts';
import { type Caching, sendResponse } from './send-response.ts';

/** Registers one declared operation: declarations are checked here, so a handler sees only permitted calls. */
export type RegisterOperation = <O extends Operation>(
  operation: O,
  handler: (call: OperationRequest<O>) => Promise<HandlerResult<O>>,
  options?: RegisterOptions<O>,
) => void;

interface RegisterOptions<O extends Operation> {
  readonly caching?: Caching | ((call: OperationRequest<O>) => Caching);
  readonly authorize?: Authorize;
}

interface RegisterOperationOptions {
  readonly app: FastifyInstance;
  readonly usualAdmit: Authorize;
  readonly cached: ResponseCache;
  readonly readLimit: ReadLimit;
}

export function createRegisterOperation({
  app,
  usualAdmit,
  cached,
  readLimit,
}: RegisterOperationOptions): RegisterOperation {
  return <O extends Operation>(
    operation: O,
    handler: (call: OperationRequest<O>) => Promise<HandlerResult<O>>,
    options?: RegisterOptions<O>,
  ) => {
    const caching = options?.caching ?? usualCaching(operation);
    const authorize = options?.authorize ?? usualAdmit;
    registerCall(app, operation, {
      admit: async (request) => {
        const caller = await authorize(operation.auth, request.headers.authorization);
        if (caller === undefined && isOpenRead(operation)) readLimit.take(request.ip);
        return caller;
      },
      answer: async (request, reply, caller) => {
        const { ip: address, headers } = request;
        const call: OperationRequest<O> = {
          ...parseCall(operation, request),
          caller,
          address,
          userAgent: headers['user-agent'],
          captchaProof: headers[CAPTCHA_PROOF_HEADER]?.toString(),
        };
        const cachingOfCall = typeof caching === 'function' ? caching(call) : caching;
        const make = async () => serializeResponse(operation, await handler(call));
        // Publicly cacheable responses are cached here too, as seen by a visitor.
        const isCacheable = cachingOfCall === 'brief' && caller === undefined;
        const answer = isCacheable ? await cached.take(cacheKey(operation, call), make) : await make();
        return sendResponse(request, reply, answer, cachingOfCall);
      },
    });
  };
}

function usualCaching(operation: Operation): Caching {
  return operation.auth === 'none' && operation.method === 'GET' ? 'brief' : 'never';
}
