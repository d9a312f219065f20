import { paymentProcessorSchema } from '@afterglow/shared-contracts';
import { parsePart, invalid } from '@afterglow/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { WebhooksService } from './webhooks.service.ts';

const MAX_WEBHOOK_BYTES = 256 * 1024;

const paramsSchema = z.object({ processor: paymentProcessorSchema });

/** The endpoints for the providers' webhooks. The signature covers the bytes, so nothing parses them before. */
export async function registerWebhooks(app: FastifyInstance, webhooks: WebhooksService): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_WEBHOOK_BYTES }, (_request, body, finish) =>
      finish(null, body),
    );
    scope.post('/subscriptions/notices/:processor', (request, reply) => take(webhooks, request, reply));
    done();
  });
}

async function take(webhooks: WebhooksService, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { processor } = parsePart(paramsSchema, 'path', request.params);
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const outcome = await webhooks.take(processor, { headers: request.headers, rawBody });
  if (outcome.kind === 'refused') {
    // Never the body: strangers must not write into the log.
    request.log.warn({ processor, reason: outcome.reason, bytes: rawBody.length }, 'webhook rejected');
    throw invalid("The webhook signature isn't valid.");
  }
  const { result, eventId } = outcome;
  request.log[result === 'unknown-checkout' ? 'warn' : 'info']({ processor, eventId, result }, 'webhook accepted');
  return reply.code(204).header('cache-control', 'no-store').send();
}
