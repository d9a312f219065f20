import { type Operation, type OperationResponse, TOTAL_HEADER } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Admit } from './admit.ts';
import type { Answer, Call, Caller } from './call.ts';
import { parsePart } from './parse-part.ts';
import { type Caching, sendJson } from './send-json.ts';

/** Tells whose bearer token it is. */
export type Authenticate = (token: string) => Promise<Caller | undefined>;

/** Registers one declared operation: what is declared is checked here, so a handler sees only what it may see. */
export type RegisterOperation = <O extends Operation>(
  operation: O,
  handler: (call: Call<O>) => Promise<Answer<O>>,
  options?: RegisterOptions<O>,
) => void;

type RegisterOptions<O extends Operation> = {
  readonly caching?: Caching | ((call: Call<O>) => Caching);
  /** For a call that lets in others than usual. */
  readonly admit?: Admit;
};

export function createRegisterOperation(app: FastifyInstance, usualAdmit: Admit): RegisterOperation {
  return <O extends Operation>(
    operation: O,
    handler: (call: Call<O>) => Promise<Answer<O>>,
    options?: RegisterOptions<O>,
  ) => {
    const caching = options?.caching ?? usualCaching(operation);
    const callers = new WeakMap<FastifyRequest, Caller | undefined>();
    const admit = options?.admit ?? usualAdmit;
    app.route({
      ...(operation.maxBodyBytes === undefined ? {} : { bodyLimit: operation.maxBodyBytes }),
      config: { operation: operation.name },
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Before a body is read: only who is let in may send one.
      onRequest: async (request) => {
        callers.set(request, await admit(operation.auth, request.headers.authorization));
      },
      handler: async (request, reply) => {
        const call: Call<O> = {
          params: parsePart<O['params']>(operation.params, 'path', request.params),
          query: parsePart<O['query']>(operation.query, 'query', request.query),
          body: parsePart<O['body']>(operation.body, 'body', request.body),
          caller: callers.get(request),
          address: request.ip,
        };
        const answer = await handler(call);
        setHeaders(reply, operation, answer);
        const data = checkAnswer(operation, answer.data);
        return sendJson(request, reply, data, typeof caching === 'function' ? caching(call) : caching);
      },
    });
  };
}

/** What depends on who asks is kept by nobody. */
function usualCaching(operation: Operation): Caching {
  return operation.auth === 'none' && operation.method === 'GET' ? 'brief' : 'never';
}

function setHeaders(reply: FastifyReply, operation: Operation, answer: Answer<Operation>): void {
  if (operation.paged) {
    if (answer.total === undefined) throw new Error(`The paged operation ${operation.name} gave no total.`);
    reply.header(TOTAL_HEADER, answer.total);
  }
  if (answer.headers) reply.headers(answer.headers);
}

/** An answer that breaks the contract is our fault and never leaves: it is a logged 500. Undeclared fields are left out. */
function checkAnswer<O extends Operation>(operation: O, data: OperationResponse<O>): unknown {
  const parsed = z.safeParse(operation.response, data);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0];
  throw new ServiceAnswerError(operation.name, `${where?.path.join('.') ?? ''}: ${where?.message ?? ''}`);
}

class ServiceAnswerError extends Error {
  override readonly name = 'ServiceAnswerError';
  constructor(operation: string, detail: string) {
    super(`The answer of ${operation} breaks its contract at ${detail}`);
  }
}
