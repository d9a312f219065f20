import { CAPTCHA_PROOF_HEADER, type Operation } from '@afterglow/shared-contracts';
import { parseCall, registerCall } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Admit } from './admit.ts';
import type { Answer, Call } from './call.ts';
import { answerKey } from './kept-answers/answer-key.ts';
import type { KeptAnswers } from './kept-answers/kept-answers.ts';
import { makeAnswer } from './made-answer.ts';
import { isOpenRead, type ReadLimit } from './read-limit.ts';
import { type Caching, sendAnswer } from './send-answer.ts';

/** Registers one declared operation: declarations are checked here, so a handler sees only what it may see. */
export type RegisterOperation = <O extends Operation>(
  operation: O,
  handler: (call: Call<O>) => Promise<Answer<O>>,
  options?: RegisterOptions<O>,
) => void;

interface RegisterOptions<O extends Operation> {
  readonly caching?: Caching | ((call: Call<O>) => Caching);
  /** For a call that admits other callers than usual. */
  readonly admit?: Admit;
}

interface RegisterOperationOptions {
  readonly app: FastifyInstance;
  readonly usualAdmit: Admit;
  readonly kept: KeptAnswers;
  readonly readLimit: ReadLimit;
}

export function createRegisterOperation({
  app,
  usualAdmit,
  kept,
  readLimit,
}: RegisterOperationOptions): RegisterOperation {
  return <O extends Operation>(
    operation: O,
    handler: (call: Call<O>) => Promise<Answer<O>>,
    options?: RegisterOptions<O>,
  ) => {
    const caching = options?.caching ?? usualCaching(operation);
    const admit = options?.admit ?? usualAdmit;
    registerCall(app, operation, {
      admit: async (request) => {
        const caller = await admit(operation.auth, request.headers.authorization);
        if (caller === undefined && isOpenRead(operation)) readLimit.take(request.ip);
        return caller;
      },
      answer: async (request, reply, caller) => {
        const { ip: address, headers } = request;
        const call: Call<O> = {
          ...parseCall(operation, request),
          caller,
          address,
          userAgent: headers['user-agent'],
          captchaProof: headers[CAPTCHA_PROOF_HEADER]?.toString(),
        };
        const cachingOfCall = typeof caching === 'function' ? caching(call) : caching;
        const make = async () => makeAnswer(operation, await handler(call));
        // What others may cache is cached here too, as seen by a visitor.
        const isKept = cachingOfCall === 'brief' && caller === undefined;
        const answer = isKept ? await kept.take(answerKey(operation, call), make) : await make();
        return sendAnswer(request, reply, answer, cachingOfCall);
      },
    });
  };
}

/** Answers that depend on the caller are cached by nobody. */
function usualCaching(operation: Operation): Caching {
  return operation.auth === 'none' && operation.method === 'GET' ? 'brief' : 'never';
}
