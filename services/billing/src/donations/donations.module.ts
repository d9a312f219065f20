import { API_PREFIX, webProcessorSchema } from '@afterglow/shared-contracts';
import {
  centsOf,
  donatedDollarsSchema,
  isServiceError,
  subnetOf,
  isNavigation,
  parsePart,
  notFound,
} from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import { type BillingContext, withTimeout } from '#port/index.ts';
import { createDonationProducts, registerDonationProducts } from './donation-products.ts';
import { recordDonation } from './record-donation.ts';

const paramsSchema = z.object({ processor: webProcessorSchema });
const querySchema = z.strictObject({ amount: donatedDollarsSchema });

/** Providers add their order ID as `token`, and further parameters. */
const returnSchema = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9-]{1,50}$/)) });

/** No login is needed, and a provider may store something for each started donation. */
const PER_NETWORK = { scope: 'donation from address', attempts: 60, windowMs: HOUR_MS };
const RETURNS_PER_NETWORK = { scope: 'return from donation', attempts: 60, windowMs: HOUR_MS };

/** The links of the donation buttons (`donationPath`): they lead to the provider that takes donations here. */
export function mountDonations(context: BillingContext): void {
  const { app, providers, limitAttempts, origin, database, clock } = context;
  const products = createDonationProducts(database);
  registerDonationProducts(context.register, products);
  const byNetwork = limitAttempts(PER_NETWORK);
  const returnsByNetwork = limitAttempts(RETURNS_PER_NETWORK);
  const endOf = (state: 'success' | 'cancel' | 'unavailable') => `${origin()}/premium/donate/complete?state=${state}`;
  app.get('/donations/:processor', async (request, reply) => {
    const { processor } = parsePart(paramsSchema, 'path', request.params);
    const { amount } = parsePart(querySchema, 'query', request.query);
    const provider = providers.get(processor);
    if (provider === undefined) throw notFound("Donations aren't available this way.");
    const begin = async () => {
      await byNetwork.take(subnetOf(request.ip));
      const own = await products.findLink(processor, amount);
      if (own !== undefined) return own;
      return provider.createDonation({
        amountCents: centsOf(amount),
        successUrl:
          provider.collectDonation === undefined
            ? endOf('success')
            : `${origin()}${API_PREFIX}/donations/${processor}/return`,
        cancelUrl: endOf('cancel'),
      });
    };
    const page = await begin().catch((error: unknown) => {
      if (!isServiceError(error) || !isNavigation(request)) throw error;
      request.log.warn({ err: error, processor }, 'donation could not begin');
      return endOf('unavailable');
    });
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });
  // The return URL of a donor who agreed but has not paid. It captures the agreed amount, for any caller.
  app.get('/donations/:processor/return', async (request, reply) => {
    const { processor } = parsePart(paramsSchema, 'path', request.params);
    const { token } = parsePart(returnSchema, 'query', request.query);
    const collect = async () => {
      await returnsByNetwork.take(subnetOf(request.ip));
      const state = await providers.get(processor)?.collectDonation?.(token);
      if (state !== undefined) await recordDonation(database.db, processor, state);
      return state?.kind === 'received' ? 'success' : 'cancel';
    };
    const logFailure = (error: unknown) => request.log.warn({ err: error, processor }, 'donation not collected yet');
    // A donor who agreed is thanked even without a response: the webhook or the hourly job captures it.
    const end = endOf((await withTimeout(collect(), clock, logFailure)) ?? 'success');
    return reply.header('cache-control', 'no-store').redirect(end, 303);
  });
}
