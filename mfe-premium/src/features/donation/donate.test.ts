import { preselected } from './donate.tsx';

const product = (amount: number) => ({ amount, links: { stripe: `/stripe/${amount}`, paypal: `/paypal/${amount}` } });

test('[PREMIUM-080] preselects the second amount, or the only one', () => {
  expect(preselected([20, 50, 100].map(product))?.amount).toBe(50);
  expect(preselected([product(5)])?.amount).toBe(5);
  expect(preselected([])).toBeUndefined();
});
