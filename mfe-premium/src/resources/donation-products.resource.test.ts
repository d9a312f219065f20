import { createFakeDataPort, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { donationProducts } from './donation-products.resource.ts';

const refusal = (status: number) =>
  Object.assign(new Error(`The service answered ${status}.`), {
    name: 'ApiError',
    operation: 'listDonationProducts',
    code: null,
    status,
  });

const load = (listDonationProducts: NonNullable<FakeResponses['listDonationProducts']>) =>
  donationProducts().load({
    data: createFakeDataPort({ listDonationProducts }),
    signal: new AbortController().signal,
    setCached: () => undefined,
    getCached: () => undefined,
  });

test('[PREMIUM-079] [PREMIUM-083] [PREMIUM-084] by default $20, $50 and $100 are donated by card or PayPal, at the service', async () => {
  const usual = await load(() => {
    throw refusal(404);
  });
  expect(usual).toEqual(
    [20, 50, 100].map((amount) => ({
      amount,
      links: { stripe: `/v3/donations/stripe?amount=${amount}`, paypal: `/v3/donations/paypal?amount=${amount}` },
    })),
  );
});

test('[PREMIUM-083] [PREMIUM-084] amounts and links set by an operator are used unchanged', async () => {
  const own = [{ amount: 5, links: { stripe: 'https://give.example/card', paypal: 'https://give.example/paypal' } }];
  expect(await load(() => ({ data: own }))).toEqual(own);
});

test('a failing service is an error, not a service without amounts', async () => {
  const failing = load(() => {
    throw refusal(500);
  });
  await expect(failing).rejects.toMatchObject({ status: 500 });
});
