import { API_PREFIX, checkoutIdSchema, type CheckoutId } from '@afterglow/shared-contracts';
import { type Clock, parsePart, type Signer } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type AttemptLimiter, withTimeout } from '#port/index.ts';
import type { SyncOutcome, ProviderSync } from './provider-sync.ts';

const COMPLETE_PATH = '/premium/complete?state=success';

/** Every reload of the return URL is a request to the provider. */
export const RETURN_LIMIT = { scope: 'return from checkout', attempts: 20, windowMs: HOUR_MS };

const paramsSchema = z.object({ id: z.pipe(z.pipe(z.string(), z.transform(Number)), checkoutIdSchema) });
/** Providers add their own parameters. */
const querySchema = z.object({ signature: z.string() });

const factsOf = (id: CheckoutId) => ['checkout-return', String(id)];

/** The provider's redirect URL after the payment. Signed, or strangers could trigger requests to the provider. */
export function createReturnUrl(signer: Signer, origin: () => string): (id: CheckoutId) => string {
  return (id) => `${origin()}${API_PREFIX}/subscriptions/checkouts/${id}/return?signature=${signer.sign(factsOf(id))}`;
}

export interface ReturnOptions {
  readonly providerSync: ProviderSync;
  readonly limiter: AttemptLimiter;
  readonly signer: Signer;
  readonly clock: Clock;
  readonly origin: () => string;
}

/**
 * The return from a provider: the checkout is polled immediately, so that a late or lost webhook costs seconds. The browser is redirected
 * in any case; if another checkout replaced this one, to the page that says that nothing was charged.
 */
export function registerReturn(app: FastifyInstance, options: ReturnOptions): void {
  const { providerSync, limiter, signer, clock, origin } = options;
  app.get('/subscriptions/checkouts/:id/return', async (request, reply) => {
    const { id } = parsePart(paramsSchema, 'path', request.params);
    const { signature } = parsePart(querySchema, 'query', request.query);
    const look = async () => {
      await limiter.take(String(id));
      return providerSync.checkout(id);
    };
    const logFailure = (error: unknown) => request.log.warn({ err: error, checkout: id }, 'look-up failed');
    const isOurs = signer.verify(factsOf(id), signature);
    // After a timeout, the page waits for the webhook.
    const looked = isOurs ? await withTimeout(look(), clock, logFailure) : undefined;
    return reply.header('cache-control', 'no-store').redirect(`${origin()}${pathAfter(id, looked)}`, 303);
  });
}

function pathAfter(id: CheckoutId, looked: SyncOutcome | undefined): string {
  switch (looked?.kind) {
    case 'expired':
      return `/premium/select-payment/${looked.planId}?state=cancel`;
    case 'trial-refused':
      return `/premium/select-payment/${looked.planId}?state=${looked.reason}-had-trial`;
    case 'paid':
    case 'settled':
      return COMPLETE_PATH;
    case 'open':
      return looked.isTrial ? waitingPath(id) : COMPLETE_PATH;
    case undefined:
      return waitingPath(id);
  }
}

/** The waiting page learns from the checkout that a trial was rejected. */
function waitingPath(id: CheckoutId): string {
  return `${COMPLETE_PATH}&checkout=${id}`;
}
