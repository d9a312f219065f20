import { centsSchema, formatPrice, type OperationResponse, planIdSchema } from '@afterglow/shared-contracts';
import { termText } from '@afterglow/shared-contracts/price';
import type { AdminOperations } from '@afterglow/shared-contracts/services';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';

type PricedPlans = OperationResponse<AdminOperations['listPlanPrices']>;

export interface PriceOptions {
  readonly stripe?: string;
  readonly paypal?: string;
  readonly from?: string;
}

export async function listPlans({ output, connect }: CommandContext): Promise<void> {
  const plans = await (await connect()).call('listPlanPrices');
  output.result(plans.flatMap(linesOf).join('\n'), plans);
}

export async function setPlanPrice(
  context: CommandContext,
  plan: number,
  { dollars, ...options }: PriceOptions & { readonly dollars: string },
): Promise<void> {
  const planId = planIdSchema.parse(plan);
  await change(context, { action: 'set-price', planId, price: centsOf(dollars), ...referencesOf(options) });
}

export async function addPlan(
  context: CommandContext,
  title: string,
  { dollars, months, ...options }: PriceOptions & { readonly dollars: string; readonly months: number },
): Promise<void> {
  await change(context, { action: 'add', title, months, price: centsOf(dollars), ...referencesOf(options) });
}

export async function retirePlan(context: CommandContext, plan: number): Promise<void> {
  await change(context, { action: 'retire', planId: planIdSchema.parse(plan) });
}

async function change({ output, connect }: CommandContext, body: Parameters<typeof changed>[1]): Promise<void> {
  const plans = await changed(await connect(), body);
  output.result(plans.flatMap(linesOf).join('\n'), plans);
}

function changed(
  client: Awaited<ReturnType<CommandContext['connect']>>,
  body: NonNullable<NonNullable<Parameters<typeof client.call<'changePlans'>>[1]>['body']>,
) {
  return client.call('changePlans', { body });
}

function referencesOf({ stripe, paypal, from }: PriceOptions) {
  return {
    ...(stripe !== undefined && { stripe }),
    ...(paypal !== undefined && { paypal }),
    ...(from !== undefined && { from: timeOf(from) }),
  };
}

function timeOf(from: string): string {
  const time = new Date(from);
  if (Number.isNaN(time.getTime()))
    throw new CommandError('date-invalid', `${from} isn't a date. Use a format like 2027-01-31.`);
  return time.toISOString();
}

function centsOf(dollars: string) {
  const [, whole, fraction = ''] = /^\$?(\d{1,5})(?:\.(\d{2}))?$/.exec(dollars) ?? [];
  if (whole === undefined)
    throw new CommandError('price-invalid', `${dollars} isn't a price. Enter it in dollars, like 4.99.`);
  return centsSchema.parse(Number(`${whole}${fraction.padEnd(2, '0')}`));
}

function linesOf({ id, title, durationMonths, isOnSale, prices }: PricedPlans[number]): string[] {
  const term = durationMonths === 0 ? '' : `, every ${termText(durationMonths)}`;
  return [
    `${id}  ${title}${term}${isOnSale ? '' : ' (retired)'}`,
    ...prices.map(({ price, from, stripe, paypal, subscriptions }) => {
      const names = [stripe, paypal].filter((name) => name !== null).join(' ');
      const since = Date.parse(from) === 0 ? 'from the start' : `from ${from}`;
      return `   ${formatPrice(price)} ${since}, ${subscriptions} subscribers${names === '' ? '' : `, ${names}`}`;
    }),
  ];
}
