import { type Operation, TOTAL_HEADER } from '@afterglow/shared-contracts';
import { checkAnswer, parseCall, registerCall } from '@afterglow/kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Admit } from './admit.ts';
import type { Answer, Call, Caller } from './call.ts';
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
    const admit = options?.admit ?? usualAdmit;
    registerCall(app, operation, {
      admit: (request) => admit(operation.auth, request.headers.authorization),
      answer: async (request, reply, caller) => {
        const call: Call<O> = { ...parseCall(operation, request), caller, address: request.ip };
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
