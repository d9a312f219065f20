import { BRAND, webProcessorSchema } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, type Page, sendPage } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { PaymentSandbox } from '../payment-sandbox.ts';
import type { SandboxCheckout } from '../sandbox-ledger.ts';
import { lastDigits, type Problem, problemOf, problemSchema } from './card-form.ts';
import { checkoutPage, type CheckoutView } from './checkout.page.ts';
import { type Outcome, outcomeSchema, SLOW_WEBHOOK_DELAY_MS } from './outcomes.ts';
import { readPayment } from './read-payment.ts';
import { BACK, endPage } from './sandbox-frame.ts';

const REFERENCE_MAX = 100;
const paramsSchema = z.object({ reference: z.string().check(z.maxLength(REFERENCE_MAX)) });
const querySchema = z.object({ problem: problemSchema });
const formSchema = z.object({ action: z.catch(z.enum(['pay', 'cancel']), 'pay'), outcome: outcomeSchema });

/** The pages for paying for plans; anyone with the URL may pay. */
export function registerCheckoutPages(app: FastifyInstance, sandbox: PaymentSandbox, clock: Clock): void {
  const open = async (request: FastifyRequest): Promise<CheckoutView | Page> => {
    const params = z.safeParse(paramsSchema, request.params);
    const checkout = params.success ? await sandbox.checkouts.find(params.data.reference) : undefined;
    if (checkout === undefined) return unknownPage;
    const { problem } = z.parse(querySchema, request.query);
    return viewOf(checkout, new Date(clock.nowMs()), problem);
  };
  app.get('/sandbox/checkouts/:reference', async (request, reply) => {
    const view = await open(request);
    return sendPage(reply, 'title' in view ? view : checkoutPage(view));
  });
  app.post('/sandbox/checkouts/:reference', async (request, reply) => {
    const view = await open(request);
    if ('title' in view) return sendPage(reply, view);
    const { action, outcome } = z.parse(formSchema, request.body ?? {});
    if (action === 'cancel') return reply.redirect(view.checkout.cancel_url, 303);
    const card = readPayment({ processor: view.processor, outcome, body: request.body, now: view.now });
    switch (card.kind) {
      case 'declined':
      case 'faulty':
        return reply.redirect(`?problem=${problemOf(card)}`, 303);
      case 'accepted':
        return pay(sandbox, { view, outcome, number: card.number }, reply);
    }
  });
}

interface Payment {
  readonly view: CheckoutView;
  readonly outcome: Outcome;
  readonly number: string;
}

async function pay(sandbox: PaymentSandbox, { view, outcome, number }: Payment, reply: FastifyReply) {
  const { checkout, processor } = view;
  const paid = await sandbox.checkouts.pay(checkout.id, {
    ...(processor === 'stripe'
      ? { cardDigits: lastDigits(number), payer: sandbox.payers.ofCard(number) }
      : { cardDigits: null, payer: sandbox.payers.ofWallet(checkout.email) }),
    webhookDelayMs: outcome === 'slow' ? SLOW_WEBHOOK_DELAY_MS : 0,
  });
  if (paid === 'not-open') return sendPage(reply, paidPage(view));
  sandbox.rounds.start();
  return outcome === 'closed' ? sendPage(reply, leftPage(view)) : reply.redirect(checkout.success_url, 303);
}

function viewOf(checkout: SandboxCheckout, now: Date, problem: Problem): CheckoutView | Page {
  const view = { checkout, processor: z.parse(webProcessorSchema, checkout.payment_processor), now, problem };
  if (checkout.status === 'paid') return paidPage(view);
  return checkout.status === 'expired' || checkout.expiry_time <= now ? expiredPage(view) : view;
}

const unknownPage = endPage({
  processor: 'stripe',
  title: "We couldn't find this checkout",
  text: `Please go back to ${BRAND} and choose a plan again.`,
  status: 404,
  link: BACK,
});

function expiredPage({ checkout, processor }: CheckoutView): Page {
  return endPage({
    processor,
    title: 'This checkout has expired',
    text: "It was open too long, or you started another one. You weren't charged.",
    status: 410,
    link: { href: checkout.cancel_url, label: `Back to ${BRAND}` },
  });
}

function paidPage({ checkout, processor }: CheckoutView): Page {
  return endPage({
    processor,
    title: 'Already paid',
    text: "You're all set.",
    link: { href: checkout.success_url, label: `Back to ${BRAND}` },
  });
}

function leftPage({ processor }: CheckoutView): Page {
  return endPage({
    processor,
    title: 'Payment received',
    text: `You can close this page. ${BRAND} will still get your payment.`,
  });
}
