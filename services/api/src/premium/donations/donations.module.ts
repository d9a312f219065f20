import { webProcessorSchema } from '@afterglow/shared-contracts';
import { centsOf, donatedDollarsSchema, parsePart } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { ApiContext } from '#app/api-context.ts';
import { networkOfAddress } from '#app/security/network-of-address.ts';
import { notFound } from '#app/service-errors.ts';

const paramsSchema = z.object({ processor: webProcessorSchema });
const querySchema = z.strictObject({ amount: donatedDollarsSchema });

const HOUR_MS = 60 * 60 * 1000;
/** Nobody has to be logged in, and a provider may keep something for each one that begins. */
const PER_NETWORK = { scope: 'donation from address', attempts: 60, windowMs: HOUR_MS };

/** The links of the donation buttons (`donationPath`): they lead to the provider that takes donations here. */
export function mountDonations({ app, paymentProviders, limitAttempts, origin }: ApiContext): void {
  const byNetwork = limitAttempts(PER_NETWORK);
  app.get('/donations/:processor', async (request, reply) => {
    const { processor } = parsePart(paramsSchema, 'path', request.params);
    const { amount } = parsePart(querySchema, 'query', request.query);
    const provider = paymentProviders.get(processor);
    if (provider === undefined) throw notFound('Nobody takes donations this way here.');
    await byNetwork.take(networkOfAddress(request.ip));
    const page = await provider.createDonation({
      amountCents: centsOf(amount),
      successUrl: `${origin()}/premium/donate/complete?state=success`,
      cancelUrl: `${origin()}/premium/donate/complete?state=cancel`,
    });
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });
}
