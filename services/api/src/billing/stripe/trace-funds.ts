/** An invoice that is settled, as far as it says where its money came from and went; all in cents, and later in parts of them. */
export interface SettledInvoice {
  readonly id: string;
  /** Undefined for one that is of no subscription. */
  readonly subscription: string | undefined;
  /** What was left of the earlier time, and is credited with it. */
  readonly released: number;
  /** What the time costs that begins with it. */
  readonly cost: number;
  /** What came with it. */
  readonly collected: number;
  /** What the customer had left before it. */
  readonly creditBefore: number;
}

/** Cents by the invoice with which they came. */
export type Funds = ReadonlyMap<string, number>;

export interface TracedFunds {
  /** What the present period of each subscription was paid with. */
  readonly periods: ReadonlyMap<string, Funds>;
  /** What the customer has left. */
  readonly credit: Funds;
}

/** Money that came otherwise: nothing of it is taken back. */
const ELSEWHERE = '';
/** Below this nothing is left but the error of the arithmetic. */
const NOTHING = 1e-6;

/**
 * Follows the money of a customer through their settled invoices, oldest first: what is left of a period pays for the next plan, what is
 * left beyond that pays later invoices, and so on. So it is known of each payment which time it pays for now, no matter how many
 * invoices of 0 came since. Where a part of the credit has been taken away, that of `returned` payments went first.
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

/** The share of a period that is still paid for when the money of some invoices has gone back. */
export function remainingShareOf(funds: Funds | undefined, returned: ReadonlySet<string>): number {
  const all = sumOf(funds ?? new Map());
  if (all < NOTHING) return 1;
  const back = [...(funds ?? [])].reduce((sum, [id, cents]) => sum + (returned.has(id) ? cents : 0), 0);
  return back < NOTHING ? 1 : Math.max(0, 1 - back / all);
}

/** As much credit as there is by the provider's own word. */
function fitTo(credit: Funds, amount: number, returned: ReadonlySet<string>): Funds {
  const missing = sumOf(credit) - Math.max(0, amount);
  if (missing <= 0) return joined(credit, new Map([[ELSEWHERE, -missing]]));
  const gone = new Map([...credit].filter(([id]) => returned.has(id)));
  const cached = new Map([...credit].filter(([id]) => !returned.has(id)));
  const first = take(gone, missing);
  return joined(first.left, take(cached, missing - sumOf(first.taken)).left);
}

/** Of each source in proportion. */
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
