import {
  type Cents,
  formatPrice,
  type OperationBody,
  type OperationResponse,
  type Operations,
  type PlanId,
} from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { conflict, invalid, notFound } from '#app/service-errors.ts';
import type { ApiDatabase } from '#db/api-tables.ts';
import type { PaymentProviders, PricedPlan } from '../payment-provider.ts';
import { processorName } from '../processor-name.ts';
import { createPlansRepository } from './plans.repository.ts';

type Change = OperationBody<Operations['changePlans']>;
type PricedPlans = OperationResponse<Operations['listPlanPrices']>;

/** What plans cost, as an operator changes it on a running site. The refusals are those of the operations. */
export interface PlansService {
  list(): Promise<PricedPlans>;
  change(change: Change): Promise<PricedPlans>;
}

export interface PlansOptions {
  readonly database: ApiDatabase;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
}

export function createPlansService(options: PlansOptions): PlansService {
  const { database, clock } = options;
  const repository = createPlansRepository(database.db);
  const list = async (): Promise<PricedPlans> => {
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
  };
  const findPaid = async (planId: PlanId | undefined) => {
    if (planId === undefined) throw invalid('planId: Say which plan.');
    const plan = (await list()).find(({ id }) => id === planId);
    if (plan === undefined) throw notFound(`There is no plan ${planId}. See afterglow-admin plans list.`);
    if (plan.prices.every(({ price }) => price === 0)) throw conflict('The free plan stays as it is.');
    return plan;
  };
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
          await retire(options, await findPaid(change.planId));
          break;
      }
      return list();
    },
  };

  async function setPrice(
    parts: PlansOptions,
    { id, title, durationMonths, isOnSale }: PricedPlans[number],
    change: Change,
  ): Promise<void> {
    const price = priceOf(change, clock.nowMs());
    if (!isOnSale && price.from_time.getTime() > clock.nowMs())
      throw conflict(`Plan ${id} is retired, and would be on sale at its earlier price until then. Leave out --from.`);
    await refuseMismatches(parts, change, { id, title, priceCents: price.price_cents, periodMonths: durationMonths });
    await database.transaction(async (executor) => {
      await repository.addPrice({ ...price, plan_id: id }, executor);
      // What is given a price is for sale, also when it was retired.
      await repository.setOnSale(id, true, executor);
    });
  }

  async function addPlan(parts: PlansOptions, change: Change): Promise<void> {
    const { title, months } = change;
    if (title === undefined || months === undefined) throw invalid('title: A new plan needs a title and months.');
    const price = priceOf(change, clock.nowMs());
    const plan = { title, priceCents: price.price_cents, periodMonths: months };
    // The number is ours alone: no provider knows it.
    const [{ id: anyId } = { id: undefined }] = await list();
    if (anyId !== undefined) await refuseMismatches(parts, change, { ...plan, id: anyId });
    await database.transaction(async (executor) => {
      const id = await repository.addPlan({ title, duration_months: months }, executor);
      await repository.addPrice({ ...price, plan_id: id }, executor);
    });
  }

  async function retire(_: PlansOptions, { id }: PricedPlans[number]): Promise<void> {
    const plan = (await repository.listPlans()).find((each) => each.id === id);
    if (plan !== undefined && plan.trial_months > 0)
      throw conflict(`Plan ${id} is the plan of the free trial, to which pages lead. Set another price instead.`);
    await database.transaction((executor) => repository.setOnSale(id, false, executor));
  }
}

interface Price {
  readonly price_cents: Cents;
  readonly stripe_price: string | null;
  readonly paypal_plan: string | null;
  readonly from_time: Date;
}

function priceOf({ price, stripe, paypal, from }: Change, nowMs: number): Price {
  if (price === undefined) throw invalid('price: Say what it costs.');
  const from_time = from === undefined ? new Date(nowMs) : new Date(from);
  if (from_time.getTime() < nowMs) throw invalid('from: It must not lie in the past.');
  return { price_cents: price, stripe_price: stripe ?? null, paypal_plan: paypal ?? null, from_time };
}

/** Nothing goes live that a provider would charge in another way. */
async function refuseMismatches(
  { providers }: PlansOptions,
  { stripe, paypal }: Change,
  plan: Omit<PricedPlan, 'references'>,
): Promise<void> {
  const references = { ...(stripe !== undefined && { stripe }), ...(paypal !== undefined && { paypal }) };
  for (const [processor, provider] of providers) {
    const found = await provider.planMismatches({ ...plan, references });
    if (found.length > 0)
      throw invalid(
        `${plan.title} for ${formatPrice(plan.priceCents)} can't be paid by ${processorName(processor)}: ${found.join(' ')}`,
      );
  }
}
