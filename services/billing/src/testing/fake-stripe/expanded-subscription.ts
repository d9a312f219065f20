import type { FakeStripeLedger } from './ledger.ts';

/** A subscription in Stripe's format, with the expansions of the query; undefined for an unknown one. */
export function subscriptionOf(
  ledger: FakeStripeLedger,
  id: string,
  query = new URLSearchParams(),
): object | undefined {
  const known = ledger.subscriptions.get(id);
  if (known === undefined) return undefined;
  const expanded = new Set([...query].flatMap(([name, value]) => (name.startsWith('expand') ? [value] : [])));
  return {
    ...ledger.shownSubscription(known),
    ...(expanded.has('latest_invoice') && { latest_invoice: ledger.invoices.get(known.latest_invoice) }),
    ...(expanded.has('default_payment_method') && {
      default_payment_method: ledger.paymentMethods.get(known.default_payment_method),
    }),
  };
}
