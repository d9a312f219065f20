import { remainingShareOf, type SettledInvoice, sumOf, traceFunds } from './trace-funds.ts';

const NONE: ReadonlySet<string> = new Set();
const invoice = (id: string, fields: Partial<SettledInvoice>): SettledInvoice => ({
  id,
  subscription: 'sub',
  released: 0,
  cost: 0,
  collected: 0,
  creditBefore: 0,
  ...fields,
});
const trace = (invoices: readonly SettledInvoice[], creditNow?: number, returned = NONE) =>
  traceFunds(invoices, { creditNow, returned });

const YEAR = invoice('year', { cost: 4_790, collected: 4_790 });
const TO_MONTH = invoice('month', { released: 4_000, cost: 499 });

test('[BILLING-002] the rest of a payment covers free months, until it is used up', () => {
  const months = [1, 2, 3, 4, 5, 6, 7].map((count) =>
    invoice(`free ${count}`, {
      cost: 499,
      creditBefore: 3_501 - (count - 1) * 499,
      collected: Math.max(0, 499 - (3_501 - (count - 1) * 499)),
    }),
  );
  const after = (count: number) => trace([YEAR, TO_MONTH, ...months.slice(0, count)]);
  for (const count of [0, 1, 6]) {
    expect([...(after(count).periods.get('sub') ?? [])]).toEqual([['year', expect.closeTo(499)]]);
    expect(sumOf(after(count).credit)).toBeCloseTo(3_501 - count * 499);
  }
  // The eighth month is paid with seven cents of credit, and the rest with new money.
  const last = invoice('eighth', { cost: 499, creditBefore: 8, collected: 491 });
  const funds = trace([YEAR, TO_MONTH, ...months, last]).periods.get('sub');
  expect(remainingShareOf(funds, new Set(['year']))).toBeCloseTo(491 / 499);
  expect(remainingShareOf(funds, new Set(['eighth']))).toBeCloseTo(8 / 499);
});

test('[BILLING-002] the rest of a payment covers another subscription as well', () => {
  const { periods, credit } = trace([
    YEAR,
    TO_MONTH,
    invoice('other', { subscription: 'second', cost: 499, creditBefore: 3_501 }),
  ]);
  expect([...(periods.get('second') ?? [])]).toEqual([['year', expect.closeTo(499)]]);
  expect([...credit]).toEqual([['year', expect.closeTo(3_002)]]);
});

test('other credit belongs to no payment, and debits are taken from the returned payments', () => {
  const given = trace([YEAR, invoice('renewal', { cost: 4_790, collected: 4_000, creditBefore: 790 })]);
  expect(remainingShareOf(given.periods.get('sub'), new Set(['year']))).toBe(1);
  expect(remainingShareOf(given.periods.get('sub'), new Set(['renewal']))).toBeCloseTo(790 / 4_790);

  const second = invoice('second year', { cost: 4_790, collected: 4_790, creditBefore: 3_501, subscription: 'b' });
  const both = [
    YEAR,
    TO_MONTH,
    second,
    invoice('b month', { released: 4_000, cost: 499, creditBefore: 3_501, subscription: 'b' }),
  ];
  expect([...trace(both, 3_501, new Set(['year'])).credit]).toEqual([['second year', expect.closeTo(3_501)]]);
  expect(sumOf(trace(both, 3_501).credit)).toBeCloseTo(3_501);
});

test('a free period keeps its time', () => {
  expect(remainingShareOf(trace([invoice('trial', {})]).periods.get('sub'), new Set(['trial']))).toBe(1);
  expect(remainingShareOf(undefined, new Set(['any']))).toBe(1);
});
