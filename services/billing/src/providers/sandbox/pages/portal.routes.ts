import { BRAND } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { type Clock, sendPage } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { PaymentSandbox } from '../payment-sandbox.ts';
import type { PortalVisit } from '../portal-links.ts';
import { lastDigits, problemOf, readCard } from './card-form.ts';
import { portalPage, type PortalView } from './portal.page.ts';
import { BACK, endPage } from './sandbox-frame.ts';

const ID_MAX = 100;
const formSchema = z.object({
  action: z.enum(['card', 'cancel', 'resume']),
  subscription: z.string().check(z.maxLength(ID_MAX)),
});
type Form = z.infer<typeof formSchema>;

/** The billing pages: the signed URL itself names the customer and the return URL. */
export function registerPortalPages(app: FastifyInstance, sandbox: PaymentSandbox, clock: Clock): void {
  const view = async (visit: PortalVisit): Promise<PortalView> => ({
    visit,
    orders: await sandbox.subscriptions.list(visit.processor, visit.customer),
    now: new Date(clock.nowMs()),
  });
  app.get('/sandbox/portal', async (request, reply) => {
    const visit = sandbox.portalLinks.read(request.query);
    return sendPage(reply, visit === undefined ? closedPage : portalPage(await view(visit)));
  });
  app.post('/sandbox/portal', async (request, reply) => {
    const visit = sandbox.portalLinks.read(request.query);
    if (visit === undefined) return sendPage(reply, closedPage);
    const before = await view(visit);
    const form = z.safeParse(formSchema, request.body ?? {});
    // Customers can only change their own subscriptions.
    const isOwn = before.orders.some(({ subscription }) => subscription.id === form.data?.subscription);
    if (!form.success || !isOwn) return sendPage(reply, { ...portalPage(before), status: 400 });
    const result = await fulfil(sandbox, form.data, { body: request.body, now: before.now });
    sandbox.rounds.start();
    return sendPage(reply, portalPage({ ...(await view(visit)), ...result }));
  });
}

async function fulfil(
  { subscriptions, payers }: PaymentSandbox,
  { action, subscription: id }: Form,
  { body, now }: { body: unknown; now: Date },
): Promise<Pick<PortalView, 'done' | 'refusal'>> {
  switch (action) {
    case 'cancel':
      await subscriptions.cancel(id);
      return { done: "Your subscription is canceled. You keep Premium until the end of the time you've paid for." };
    case 'resume':
      await subscriptions.resume(id);
      return { done: 'Your subscription continues.' };
    case 'card': {
      const card = readCard(body, now);
      if (card.kind !== 'accepted') return { refusal: { subscriptionId: id, problem: problemOf(card) } };
      const cardDigits = lastDigits(card.number);
      await subscriptions.changeCard(id, { cardDigits, payer: payers.ofCard(card.number) });
      return { done: `You now pay with the card ending in ${cardDigits}.` };
    }
  }
}

const closedPage = endPage({
  processor: 'stripe',
  title: 'This page has expired',
  text: `To keep you safe, it works for 30 minutes. Please open it again from your ${BRAND} account.`,
  status: 410,
  link: BACK,
});
