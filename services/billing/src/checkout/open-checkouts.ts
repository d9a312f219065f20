import type { MemberId } from '@afterglow/shared-contracts';
import { type Clock, conflict } from '@afterglow/kit';
import { type PaymentProviders, withTimeout } from '#port/index.ts';
import type { CheckoutRow } from '#tables/index.ts';
import type { CheckoutsRepository } from './checkouts.repository.ts';
import type { ProviderSync } from './provider-sync.ts';

export interface OpenCheckoutsOptions {
  readonly checkouts: CheckoutsRepository;
  readonly providers: PaymentProviders;
  readonly providerSync: ProviderSync;
  readonly clock: Clock;
}

export const JUST_ARRIVED = 'We just received another payment from you. Check your plan before you pay again.';
const STILL_CONFIRMED =
  "We're confirming your payment. Please don't pay again. Premium starts once it's confirmed. If it doesn't go through, you can try again in 30 minutes.";

/**
 * Cancels all open checkouts of a member but the newest, or a member with two tabs could pay for two. Every request does this after its own
 * is known to the provider: the last one sees all.
 */
export async function expireOlderCheckouts(options: OpenCheckoutsOptions, memberId: MemberId): Promise<void> {
  const [newest, ...older] = await options.checkouts.listOpen(memberId);
  await expireUnpaid(options, older, newest);
}

export async function expireAllCheckouts(options: OpenCheckoutsOptions, memberId: MemberId): Promise<void> {
  await expireUnpaid(options, await options.checkouts.listOpen(memberId), undefined);
}

async function expireUnpaid(
  options: OpenCheckoutsOptions,
  open: readonly CheckoutRow[],
  newest: CheckoutRow | undefined,
): Promise<void> {
  for (const checkout of open) {
    const outcome = await settle(options, checkout);
    if (outcome === 'expired') continue;
    if (newest !== undefined) await expireCheckout(options, newest);
    throw conflict(outcome === 'arrived' ? JUST_ARRIVED : STILL_CONFIRMED);
  }
}

/**
 * If it was activated or is reported as paid, its state is fetched from the provider immediately: a new order does not wait for a webhook.
 */
async function settle(
  options: OpenCheckoutsOptions,
  checkout: CheckoutRow,
): Promise<'expired' | 'arrived' | 'being-confirmed'> {
  if (checkout.begin_time === null && (await expireCheckout(options, checkout)) === 'expired') return 'expired';
  const found = await withTimeout(options.providerSync.checkout(checkout.id), options.clock);
  switch (found?.kind) {
    case 'expired':
    case 'trial-refused':
      return 'expired';
    case 'paid':
    case 'settled':
      return 'arrived';
    case 'open':
      // The provider may have rejected the activation in the meantime.
      return (await expireCheckout(options, checkout)) === 'expired' ? 'expired' : 'being-confirmed';
    case undefined:
      return 'being-confirmed';
  }
}

/** `paid` also when the payment is imminent. */
export async function expireCheckout(
  { checkouts, providers }: OpenCheckoutsOptions,
  { id, payment_processor, reference }: CheckoutRow,
): Promise<'expired' | 'paid'> {
  const provider = providers.get(payment_processor);
  const outcome = reference === null ? undefined : await provider?.expireCheckout(reference);
  if (outcome === 'paid') return 'paid';
  return (await checkouts.expireUnbegun(id)) ? 'expired' : 'paid';
}
