import { hideFromOtherOrigins, isLoopbackRequest, parsePart, sendPage, ServiceError } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { closedOutboxPage, OUTBOX_PATH, outboxPage } from './outbox.page.ts';
import type { OutboxService } from './outbox.service.ts';

const querySchema = z.strictObject({
  before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
});

const paramsSchema = z.object({ id: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)) });

/** The mail's own styles and nothing else; links open elsewhere. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function registerOutbox(app: FastifyInstance, outbox: OutboxService): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    // The mails contain links that log in as anyone.
    if (!isLoopbackRequest(request)) return sendPage(reply, closedOutboxPage);
    const { before } = parsePart(querySchema, 'query', request.query);
    return sendPage(reply, outboxPage(await outbox.read(before)));
  });
  app.get(`${OUTBOX_PATH}/:id`, async (request, reply) => {
    if (!isLoopbackRequest(request)) return sendPage(reply, closedOutboxPage);
    const { id } = parsePart(paramsSchema, 'path', request.params);
    const markup = await outbox.markup(id);
    if (markup === undefined) throw new ServiceError('not-found', 'not_found', "We couldn't find this email.");
    hideFromOtherOrigins(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', MAIL_POLICY)
      .send(markup);
  });
}
