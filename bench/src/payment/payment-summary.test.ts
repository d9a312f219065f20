import { paymentSummary } from './payment-summary.ts';

test('each variant is shown next to the first one, with the ratio of the 95% times', () => {
  const known = { what: 'Stripe, as it is', takenMs: [10, 20], reportedMs: [100, 200], heardMs: [400, 500] };
  const asked = {
    what: 'Stripe, asking every 2 s',
    takenMs: [11, 21],
    reportedMs: [1_000, 1_900],
    heardMs: [1_500, 2_000],
  };
  const rows = paymentSummary([known, asked]);
  expect(rows.at(-2)).toMatch(/as it is .* 2 .* 10 .* 100 .* 400 .* 500 .* 500 .* 1 /);
  expect(rows.at(-1)).toMatch(/every 2 s .* 2 .* 11 .* 1000 .* 1500 .* 2000 .* 2000 .* 4 /);
});

test('without a measurement there is no table', () => {
  expect(paymentSummary([])).toEqual([]);
});
