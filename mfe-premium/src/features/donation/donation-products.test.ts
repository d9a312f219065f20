import { donationProducts, preselected } from './donation-products.ts';

test('[PREMIUM-079] [PREMIUM-083] 20, 50 and 100 dollars can be given, each by card and by PayPal', () => {
  expect(donationProducts().map(({ amount, links }) => [amount, Object.keys(links)])).toEqual([
    [20, ['stripe', 'paypal']],
    [50, ['stripe', 'paypal']],
    [100, ['stripe', 'paypal']],
  ]);
});

test('[PREMIUM-080] the second amount is preselected, and other amounts can be configured', () => {
  expect(preselected(donationProducts())?.amount).toBe(50);
  const others = donationProducts({ amounts: [5, 10] });
  expect(others.map(({ amount }) => amount)).toEqual([5, 10]);
  expect(preselected(others)?.amount).toBe(10);
  expect(preselected(donationProducts({ amounts: [5] }))?.amount).toBe(5);
});

test('[PREMIUM-084] the links can be configured, and lead to our own service by default', () => {
  expect(donationProducts()[1]?.links).toEqual({
    stripe: '/v3/donations/stripe?amount=50',
    paypal: '/v3/donations/paypal?amount=50',
  });
  const [own] = donationProducts({ linkOf: (processor, dollars) => `https://give.example/${processor}/${dollars}` });
  expect(own?.links.paypal).toBe('https://give.example/paypal/20');
});
