import type { ApiErrorBody } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Several times the longest own URL, and as much as RFC 9110 recommends that a server accept. */
const LONGEST_ADDRESS = 8_000;
const TOO_LONG: ApiErrorBody = {
  code: 'too_large',
  message: `The request URL is too long. The limit is ${LONGEST_ADDRESS} characters.`,
};

export function isTooLong({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return url.length > LONGEST_ADDRESS;
}

export function answerTooLong(reply: FastifyReply): void {
  void reply.code(414).header('cache-control', 'no-store').send(TOO_LONG);
}

export function rejectLongUrls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isTooLong(request)) answerTooLong(reply);
    else done();
  });
}
