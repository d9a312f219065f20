import { webProcessorSchema } from '@afterglow/shared-contracts';
import { donatedDollarsSchema, parsePart } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { ApiContext } from '#app/api-context.ts';
import { notFound } from '#app/service-errors.ts';

const paramsSchema = z.object({ processor: webProcessorSchema });
const querySchema = z.strictObject({ amount: donatedDollarsSchema });

/** The links of the donation buttons (`donationPath`): they lead to the provider that takes donations here. */
export function mountDonations({ app, paymentProviders }: ApiContext): void {
  app.get('/donations/:processor', (request, reply) => {
    const { processor } = parsePart(paramsSchema, 'path', request.params);
    const { amount } = parsePart(querySchema, 'query', request.query);
    const provider = paymentProviders.get(processor);
    if (provider === undefined) throw notFound('Nobody takes donations this way here.');
    return reply.header('cache-control', 'no-store').redirect(provider.donationUrl(amount), 303);
  });
}
