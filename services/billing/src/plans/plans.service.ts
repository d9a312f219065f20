import {
  type Cents,
  formatPrice,
  type OperationBody,
  type OperationResponse,
  type PlanId,
} from '@afterglow/shared-contracts';
import type { AdminOperations } from '@afterglow/shared-contracts/services';
import { type Clock, adminCommandText, conflict, invalid, notFound } from '@afterglow/kit';
import type { BillingDatabase } from '#tables/index.ts';
import { type PaymentProviders, type PricedPlan as OfferedPlan, providerName } from '#port/index.ts';
import { createPlansRepository, type PlansRepository } from './plans.repository.ts';

type Change = OperationBody<AdminOperations['changePlans']>;
type PricedPlans = OperationResponse<AdminOperations['listPlanPrices']>;
type PricedPlan = PricedPlans[number];

/** Plans and prices, as an operator changes them on a running site. Errors are those of the operations. */
export interface PlansService {
  list(): Promise<PricedPlans>;
  change(change: Change): Promise<PricedPlans>;
}

export interface PlansOptions {
  readonly database: BillingDatabase;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
}

export function createPlansService(options: PlansOptions): PlansService {
  const { database, clock } = options;
  const list = () => listPlans(createPlansRepository(database.db));
  const findPaid = async (planId: PlanId | undefined) => {
    if (planId === undefined) throw invalid('planId: Choose a plan.');
    const plan = (await list()).find(({ id }) => id === planId);
    if (plan === undefined) throw notFound(`We couldn't find plan ${planId}. See ${adminCommandText('plans list')}.`);
    if (plan.prices.every(({ price }) => price === 0)) throw conflict("You can't change the free plan.");
    return plan;
  };
  /** Serialized, each with the plans as the previous change left them. */
  const inTurn = (work: (repository: PlansRepository, plans: PricedPlans) => Promise<void>) =>
    database.transaction(async (executor) => {
      const repository = createPlansRepository(executor);
      await repository.lock();
      await work(repository, await listPlans(repository));
    });
  return {
    list,
    async change(change) {
      switch (change.action) {
        case 'set-price':
          await setPrice(options, await findPaid(change.planId), change);
          break;
        case 'add':
          await addPlan(options, change);
          break;
        case 'retire':
          await retire(await findPaid(change.planId));
          break;
      }
      return list();
    },
  };

  async function setPrice(
    parts: PlansOptions,
    { id, title, durationMonths, isOnSale }: PricedPlan,
    change: Change,
  ): Promise<void> {
    const price = priceOf(change, clock.nowMs());
    if (!isOnSale && price.from_time.getTime() > clock.nowMs())
      throw conflict(`Plan ${id} is retired and would sell at its earlier price until then. Leave out --from.`);
    await refuseMismatches(parts, change, { id, title, priceCents: price.price_cents, periodMonths: durationMonths });
    await inTurn(async (repository, plans) => {
      const plan = plans.find((each) => each.id === id);
      const isSame = plan !== undefined && hasPrice(plan, price);
      if (isSame && plan.isOnSale) throw conflict(`Nothing changed. Plan ${id} already costs that then.`);
      if (!isSame) await repository.addPrice({ ...price, plan_id: id });
      // A plan that gets a price is for sale, also when it was retired.
      await repository.setOnSale(id, true);
    });
  }

  async function addPlan(parts: PlansOptions, change: Change): Promise<void> {
    const { title, months } = change;
    if (title === undefined || months === undefined) throw invalid('title: A new plan needs a title and months.');
    const price = priceOf(change, clock.nowMs());
    const plan = { title, priceCents: price.price_cents, periodMonths: months };
    // A plan's ID is internal: no provider knows it.
    const [{ id: anyId } = { id: undefined }] = await list();
    if (anyId !== undefined) await refuseMismatches(parts, change, { ...plan, id: anyId });
    await inTurn(async (repository, plans) => {
      refuseSameTitle(plans, title);
      const id = await repository.addPlan({ title, duration_months: months });
      await repository.addPrice({ ...price, plan_id: id });
    });
  }

  async function retire({ id }: PricedPlan): Promise<void> {
    await inTurn(async (repository) => {
      const plan = (await repository.listPlans()).find((each) => each.id === id);
      if (plan !== undefined && plan.trial_months > 0)
        throw conflict(`You can't retire plan ${id}, because the free trial uses it. Set another price instead.`);
      if (plan?.active === false) throw conflict(`Nothing changed. Plan ${id} is already retired.`);
      await repository.setOnSale(id, false);
    });
  }
}

async function listPlans(repository: PlansRepository): Promise<PricedPlans> {
  const [plans, prices] = [await repository.listPlans(), await repository.listPrices()];
  return plans.map(({ id, title, duration_months, active }) => ({
    id,
    title,
    durationMonths: duration_months,
    isOnSale: active,
    prices: prices
      .filter(({ plan_id }) => plan_id === id)
      .map(({ price_cents, from_time, stripe_price, paypal_plan, subscriptions }) => ({
        price: price_cents,
        from: from_time.toISOString(),
        stripe: stripe_price,
        paypal: paypal_plan,
        subscriptions,
      })),
  }));
}

function hasPrice({ prices }: PricedPlan, { price_cents, from_time, stripe_price, paypal_plan }: Price): boolean {
  const before = prices.find(({ from }) => Date.parse(from) <= from_time.getTime());
  return before?.price === price_cents && before.stripe === stripe_price && before.paypal === paypal_plan;
}

/** A repeated command, for example after a lost response, must not sell the same twice. */
function refuseSameTitle(plans: PricedPlans, title: string): void {
  const same = plans.find((plan) => plan.title.toLowerCase() === title.toLowerCase());
  if (same === undefined) return;
  const sell = adminCommandText(`plans set-price ${same.id}`);
  const again = same.isOnSale ? '' : ` It's retired. To sell it again: ${sell}`;
  throw conflict(`Nothing was added. Plan ${same.id} is already called ${same.title}.${again}`);
}

interface Price {
  readonly price_cents: Cents;
  readonly stripe_price: string | null;
  readonly paypal_plan: string | null;
  readonly from_time: Date;
}

function priceOf({ price, stripe, paypal, from }: Change, nowMs: number): Price {
  if (price === undefined) throw invalid('price: Required.');
  const from_time = from === undefined ? new Date(nowMs) : new Date(from);
  if (from_time.getTime() < nowMs) throw invalid("from: Can't be in the past.");
  return { price_cents: price, stripe_price: stripe ?? null, paypal_plan: paypal ?? null, from_time };
}

/** No price goes live that a provider would charge differently. */
async function refuseMismatches(
  { providers }: PlansOptions,
  { stripe, paypal }: Change,
  plan: Omit<OfferedPlan, 'references'>,
): Promise<void> {
  const references = { ...(stripe !== undefined && { stripe }), ...(paypal !== undefined && { paypal }) };
  for (const [processor, provider] of providers) {
    const found = await provider.planMismatches({ ...plan, references });
    if (found.length > 0)
      throw invalid(
        `${plan.title} for ${formatPrice(plan.priceCents)} can't be paid by ${providerName(processor)}: ${found.join(' ')}`,
      );
  }
}
