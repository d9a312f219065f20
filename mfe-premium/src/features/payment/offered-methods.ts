import type { PaymentProcessor, Subscription } from '@afterglow/shared-contracts';
import type { PaymentMethod } from '../../ui/payment-method.ts';

const STORES: Readonly<Partial<Record<PaymentProcessor, string>>> = { apple: 'Apple App Store', google: 'Google Play' };

/** A paying member continues with the same method; a gift does not bind. */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  running: Pick<Subscription, 'paymentProcessor'> | null,
): readonly PaymentMethod[] {
  if (running === null || running.paymentProcessor === 'manual') return methods;
  return methods.filter(({ alias }) => alias === running.paymentProcessor);
}

/** The store whose app manages the subscription; undefined for one that is paid on the web, and for none. */
export function storeOf(running: Pick<Subscription, 'paymentProcessor'> | null): string | undefined {
  return running === null ? undefined : STORES[running.paymentProcessor];
}
