import { nothing } from '@afterglow/shared-contracts';
import type { RegistryAnswer, RegistryOperation } from '@afterglow/shared-registry-contracts';
import {
  validateResponse,
  parseAddress,
  type ParsedAddress,
  parseCall,
  type ParsedCall,
  parsePart,
  registerCall,
} from '@afterglow/kit';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Authorize } from '../access/authorize.ts';
import { notAuthenticated } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';

/** A parsed call of an operation; the caller is undefined where anyone may call. */
export interface Call<O extends RegistryOperation> extends ParsedCall<O> {
  readonly requestHeaders: z.output<O['requestHeaders']>;
  readonly caller: Caller | undefined;
  readonly request: FastifyRequest;
}

/** A handler's result; the status is the operation's default unless another is given. */
export interface HandlerResult<O extends RegistryOperation> {
  readonly data: RegistryAnswer<O>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawCall<O extends RegistryOperation> extends ParsedAddress<O> {
  readonly caller: Caller | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Adds declared operations to a server, and checks their declarations, so that a handler sees only authorized input. */
export interface OperationRegistrar {
  /** The result is validated and sent as JSON. */
  answer<O extends RegistryOperation>(
    operation: O,
    handler: (call: Call<O>) => Promise<HandlerResult<O>>,
    config?: FastifyContextConfig,
  ): void;
  /** For streams and stored text: the handler replies. */
  raw<O extends RegistryOperation>(
    operation: O,
    handler: (call: RawCall<O>) => unknown,
    config?: FastifyContextConfig,
  ): void;
}

export function createRegistrar(app: FastifyInstance, authorize: Authorize): OperationRegistrar {
  return {
    answer<O extends RegistryOperation>(
      operation: O,
      handler: (call: Call<O>) => Promise<HandlerResult<O>>,
      config: FastifyContextConfig = {},
    ) {
      registerCall(app, operation, {
        config,
        admit: (request) => authorize(operation, request),
        answer: async (request, reply, caller) => {
          const requestHeaders = parsePart<O['requestHeaders']>(
            operation.requestHeaders,
            'header',
            headersOf(operation, request),
          );
          const call: Call<O> = { ...parseCall(operation, request), requestHeaders, caller, request };
          const { data, status, headers = {} } = await handler(call);
          const body = validateResponse(operation, data);
          return reply
            .code(status ?? usualStatus(operation))
            .headers(headers)
            .send(body);
        },
      });
    },
    raw(operation, handler, config = {}) {
      registerCall(app, operation, {
        config,
        admit: (request) => authorize(operation, request),
        answer: (request, reply, caller) => handler({ ...parseAddress(operation, request), caller, request, reply }),
      });
    },
  };
}

/** The caller of a call that requires a token; every other caller was rejected before. */
export function callerOf({ caller }: { readonly caller: Caller | undefined }): Caller {
  if (caller === undefined) throw notAuthenticated();
  return caller;
}

/** A request always has headers; those of a call that declares none are ignored. */
function headersOf({ requestHeaders }: RegistryOperation, { headers }: FastifyRequest): unknown {
  return requestHeaders === nothing ? undefined : headers;
}

function usualStatus({ statuses }: RegistryOperation): number {
  return Number(Object.keys(statuses)[0]);
}
