import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isFromThisComputer } from '../../http/is-from-this-computer.ts';
import { parsePart } from '../../http/parse-part.ts';
import { sendPage } from '../../http/send-page.ts';
import { closedOutboxPage, OUTBOX_PATH, outboxPage } from './outbox.page.ts';
import type { OutboxRepository } from './outbox.repository.ts';

const MAILS_PER_PAGE = 50;

const querySchema = z.strictObject({
  before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
});

export function registerOutbox(app: FastifyInstance, outbox: OutboxRepository): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    // The mails hold links that log in as anybody.
    if (!isFromThisComputer(request)) return sendPage(reply, closedOutboxPage);
    const { before } = parsePart(querySchema, 'query', request.query);
    const mails = await outbox.list(MAILS_PER_PAGE + 1, before);
    const hasOlder = mails.length > MAILS_PER_PAGE;
    return sendPage(reply, outboxPage({ mails: mails.slice(0, MAILS_PER_PAGE), hasOlder }));
  });
}
