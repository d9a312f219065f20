/** A settled invoice with the sources and uses of its money; all in cents, and later in parts of them. */
export interface SettledInvoice {
  readonly id: string;
  readonly subscription: string | undefined;
  /** The credit for the rest of the earlier period. */
  readonly released: number;
  /** The cost of the period that starts with it. */
  readonly cost: number;
  /** The new money that came with it. */
  readonly collected: number;
  readonly creditBefore: number;
}

/** Cents by the invoice that brought them. */
export type Funds = ReadonlyMap<string, number>;

export interface TracedFunds {
  readonly periods: ReadonlyMap<string, Funds>;
  readonly credit: Funds;
}

/** Money from other sources, which is never debited. */
const ELSEWHERE = '';
/** Below this only rounding errors are left. */
const NOTHING = 1e-6;

/**
 * Traces a customer's money through the settled invoices, oldest first: the rest of a period pays for the next plan, the rest beyond that
 * pays later invoices, and so on. So each payment is known by the time it pays for now, no matter how many invoices of 0 followed. When
 * part of the credit was debited, that of `returned` payments went first.
 */
export function traceFunds(
  invoices: readonly SettledInvoice[],
  { creditNow, returned }: { readonly creditNow: number | undefined; readonly returned: ReadonlySet<string> },
): TracedFunds {
  const periods = new Map<string, Funds>();
  let credit: Funds = new Map();
  for (const invoice of invoices) {
    const { id, subscription, cost, collected } = invoice;
    credit = fitTo(credit, invoice.creditBefore, returned);
    const released = take(periods.get(subscription ?? ELSEWHERE) ?? new Map(), invoice.released);
    const fromReleased = take(released.taken, cost);
    const fromCredit = take(credit, cost - sumOf(fromReleased.taken) - collected);
    const reused = joined(fromReleased.taken, fromCredit.taken);
    periods.set(subscription ?? ELSEWHERE, joined(reused, new Map([[id, collected]])));
    credit = joined(fromCredit.left, fromReleased.left);
  }
  return { periods, credit: creditNow === undefined ? credit : fitTo(credit, creditNow, returned) };
}

/** The share of a period that is still paid when the money of some invoices was returned. */
export function remainingShareOf(funds: Funds | undefined, returned: ReadonlySet<string>): number {
  const all = sumOf(funds ?? new Map());
  if (all < NOTHING) return 1;
  const back = [...(funds ?? [])].reduce((sum, [id, cents]) => sum + (returned.has(id) ? cents : 0), 0);
  return back < NOTHING ? 1 : Math.max(0, 1 - back / all);
}

/** Scales the credit to the provider's own balance. */
function fitTo(credit: Funds, amount: number, returned: ReadonlySet<string>): Funds {
  const missing = sumOf(credit) - Math.max(0, amount);
  if (missing <= 0) return joined(credit, new Map([[ELSEWHERE, -missing]]));
  const gone = new Map([...credit].filter(([id]) => returned.has(id)));
  const cached = new Map([...credit].filter(([id]) => !returned.has(id)));
  const first = take(gone, missing);
  return joined(first.left, take(cached, missing - sumOf(first.taken)).left);
}

function take(funds: Funds, amount: number): { readonly taken: Funds; readonly left: Funds } {
  const all = sumOf(funds);
  const share = all < NOTHING ? 0 : Math.min(1, Math.max(0, amount) / all);
  const taken = new Map([...funds].map(([id, cents]) => [id, cents * share]));
  const left = new Map([...funds].map(([id, cents]) => [id, cents * (1 - share)]));
  return { taken: worthwhile(taken), left: worthwhile(left) };
}

function joined(one: Funds, other: Funds): Funds {
  const sum = new Map(one);
  for (const [id, cents] of other) sum.set(id, (sum.get(id) ?? 0) + cents);
  return worthwhile(sum);
}

function worthwhile(funds: Funds): Funds {
  return new Map([...funds].filter(([, cents]) => cents > NOTHING));
}

export function sumOf(funds: Funds): number {
  return [...funds.values()].reduce((sum, cents) => sum + cents, 0);
}
