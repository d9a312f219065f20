import { isFromThisComputer, parsePart, sendPage } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { closedOutboxPage, OUTBOX_PATH, outboxPage } from './outbox.page.ts';
import type { OutboxService } from './outbox.service.ts';

const querySchema = z.strictObject({
  before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
});

export function registerOutbox(app: FastifyInstance, outbox: OutboxService): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    // The mails contain links that log in as anybody.
    if (!isFromThisComputer(request)) return sendPage(reply, closedOutboxPage);
    const { before } = parsePart(querySchema, 'query', request.query);
    return sendPage(reply, outboxPage(await outbox.read(before)));
  });
}
