import { webProcessorSchema } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Clock, donatedDollarsSchema, type Page, sendPage } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { PaymentSandbox } from '../payment-sandbox.ts';
import { problemOf, problemSchema } from './card-form.ts';
import { donationPage, type DonationView } from './donation.page.ts';
import { outcomeSchema } from './outcomes.ts';
import { readPayment } from './read-payment.ts';
import { BACK, endPage } from './sandbox-frame.ts';

const paramsSchema = z.object({ processor: webProcessorSchema });
const querySchema = z.object({ amount: donatedDollarsSchema, problem: problemSchema });
const formSchema = z.object({ action: z.catch(z.enum(['pay', 'cancel']), 'pay'), outcome: outcomeSchema });

const COMPLETE_PATH = '/premium/donate/complete';

export interface DonationPagesOptions {
  readonly sandbox: PaymentSandbox;
  readonly clock: Clock;
  readonly origin: () => string;
}

/** The pages for making a donation; they only ever return to this site. */
export function registerDonationPages(app: FastifyInstance, { sandbox, clock, origin }: DonationPagesOptions): void {
  app.get('/sandbox/donations/:processor', (request, reply) => {
    const view = readDonation(request);
    return sendPage(reply, 'title' in view ? view : donationPage(view));
  });
  app.post('/sandbox/donations/:processor', async (request, reply) => {
    const view = readDonation(request);
    if ('title' in view) return sendPage(reply, view);
    const { action, outcome } = z.parse(formSchema, request.body ?? {});
    if (action === 'cancel') return reply.redirect(`${origin()}${COMPLETE_PATH}?state=cancel`, 303);
    const card = readPayment({ processor: view.processor, outcome, body: request.body, now: new Date(clock.nowMs()) });
    switch (card.kind) {
      case 'declined':
      case 'faulty':
        return reply.redirect(`?amount=${view.dollars}&problem=${problemOf(card)}`, 303);
      case 'accepted':
        await sandbox.donations.give(view.processor, view.dollars);
        sandbox.rounds.start();
        return reply.redirect(`${origin()}${COMPLETE_PATH}?state=success`, 303);
    }
  });
}

function readDonation(request: FastifyRequest): DonationView | Page {
  const params = z.safeParse(paramsSchema, request.params);
  const query = z.safeParse(querySchema, request.query);
  if (!params.success || !query.success) return unknownPage;
  return { processor: params.data.processor, dollars: query.data.amount, problem: query.data.problem };
}

const unknownPage = endPage({
  processor: 'stripe',
  title: "We couldn't find this donation",
  text: 'Please go back and choose an amount again.',
  status: 400,
  link: BACK,
});
