import type { FakeStripeLedger } from './ledger.ts';

/** A subscription as Stripe shows it, with what the query asks to be expanded; undefined for one that it does not know. */
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
