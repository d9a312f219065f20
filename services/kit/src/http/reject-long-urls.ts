import type { ApiErrorBody } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Several times what our longest address needs, and as much as the standard (RFC 9110) wants a server to take. */
const LONGEST_ADDRESS = 8_000;
const TOO_LONG: ApiErrorBody = {
  code: 'too_large',
  message: `The request URL is too long. The limit is ${LONGEST_ADDRESS} characters.`,
};

/** Whether no one needs to look at an address. */
export function isTooLong({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return url.length > LONGEST_ADDRESS;
}

/** Answers a request whose address is too long. */
export function answerTooLong(reply: FastifyReply): void {
  void reply.code(414).header('cache-control', 'no-store').send(TOO_LONG);
}

/** Refuses addresses that no one writes, before any route reads them. */
export function rejectLongUrls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isTooLong(request)) answerTooLong(reply);
    else done();
  });
}
