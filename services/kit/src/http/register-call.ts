import type { DeclaredCall } from '@afterglow/shared-contracts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { parsePart } from './parse-part.ts';

/** The parts of a call's route that its declaration does not define. */
export interface CallRoute<Caller> {
  /** Authorizes the request, or throws; runs before the body is read, so that only admitted callers may send one. */
  readonly admit: (request: FastifyRequest) => Promise<Caller>;
  /** Handles the request, which `parseCall` parses. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply, caller: Caller) => unknown;
  readonly config?: FastifyContextConfig;
}

/** Adds the route of a declared call to a server; metrics and logs use the call's name. */
export function registerCall<Caller>(app: FastifyInstance, call: DeclaredCall, route: CallRoute<Caller>): void {
  const callers = new WeakMap<FastifyRequest, { readonly caller: Caller }>();
  app.route({
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    config: { ...route.config, operation: call.name },
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request) => {
      callers.set(request, { caller: await route.admit(request) });
    },
    handler: async (request, reply) => {
      const admitted = callers.get(request);
      if (admitted === undefined) throw new Error(`${call.name} is answered before anyone was admitted.`);
      return route.answer(request, reply, admitted.caller);
    },
  });
}

/** The parsed parts of a call's URL. */
export interface ParsedAddress<C extends DeclaredCall> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
}

/** The parsed parts of a call's request. */
export interface ParsedCall<C extends DeclaredCall> extends ParsedAddress<C> {
  readonly body: z.output<C['body']>;
}

/** Parses the URL of a request as its call declares it; throws a ServiceError `validation_failed` that names the field. */
export function parseAddress<C extends DeclaredCall>(call: C, request: FastifyRequest): ParsedAddress<C> {
  return {
    params: parsePart<C['params']>(call.params, 'path', request.params),
    query: parsePart<C['query']>(call.query, 'query', request.query),
  };
}

/** Parses a whole request as its call declares it; throws a ServiceError `validation_failed` that names the field. */
export function parseCall<C extends DeclaredCall>(call: C, request: FastifyRequest): ParsedCall<C> {
  return { ...parseAddress(call, request), body: parsePart<C['body']>(call.body, 'body', request.body) };
}
