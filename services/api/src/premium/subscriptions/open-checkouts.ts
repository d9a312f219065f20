import type { MemberId } from '@afterglow/shared-contracts';
import { conflict } from '#app/service-errors.ts';
import type { PaymentProviders } from '../payment-provider.ts';
import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';

export interface OpenCheckoutsOptions {
  readonly checkouts: CheckoutsRepository;
  readonly providers: PaymentProviders;
}

/**
 * Cancels all open checkouts of a member but the newest, or somebody with two tabs could pay for two. Every request does this after
 * its own is known to the provider: the last one sees all.
 */
export async function keepNewest(options: OpenCheckoutsOptions, memberId: MemberId): Promise<void> {
  const [newest, ...older] = await options.checkouts.listOpen(memberId);
  await expireUnpaid(options, older, newest);
}

/** Cancels all open checkouts of a member. */
export async function keepNone(options: OpenCheckoutsOptions, memberId: MemberId): Promise<void> {
  await expireUnpaid(options, await options.checkouts.listOpen(memberId), undefined);
}

async function expireUnpaid(
  options: OpenCheckoutsOptions,
  open: readonly CheckoutRow[],
  newest: CheckoutRow | undefined,
): Promise<void> {
  for (const checkout of open) {
    if ((await expireCheckout(options, checkout)) === 'expired') continue;
    if (newest !== undefined) await expireCheckout(options, newest);
    throw conflict('A payment of yours is being confirmed: please wait a minute.');
  }
}

/** `paid` also for what is about to be. */
export async function expireCheckout(
  { checkouts, providers }: OpenCheckoutsOptions,
  { id, payment_processor, reference }: CheckoutRow,
): Promise<'expired' | 'paid'> {
  const provider = providers.get(payment_processor);
  const outcome = reference === null ? undefined : await provider?.expireCheckout(reference);
  if (outcome === 'paid') return 'paid';
  return (await checkouts.expireUnbegun(id)) ? 'expired' : 'paid';
}
