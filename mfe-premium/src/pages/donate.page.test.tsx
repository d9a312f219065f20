import { openPage } from '@afterglow/shared-area/testing';
import type { SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../area.ts';

const PREMIUM = 'Donations do not include Premium. All of the money goes to running the service.';

const BOTH = [{ paymentProcessor: 'stripe' }, { paymentProcessor: 'paypal' }] as const;

const products = (...dollars: number[]) =>
  dollars.map((amount) => ({
    amount,
    links: { stripe: `/v3/donations/stripe?amount=${amount}`, paypal: `/v3/donations/paypal?amount=${amount}` },
  }));

const openDonate = (
  session?: SessionState,
  offered: readonly (typeof BOTH)[number][] = BOTH,
  dollars = [20, 50, 100],
) =>
  openPage(remote, {
    path: '/premium/donate',
    ...(session && { session }),
    answers: {
      listPaymentMethods: () => ({ data: [...offered] }),
      listDonationProducts: () => ({ data: products(...dollars) }),
    },
  });
const amounts = () => within(screen.getByRole('group', { name: 'Amount' })).getAllByRole('button');
const pressed = () => amounts().flatMap((button) => (button.ariaPressed === 'true' ? [button.textContent] : []));
const methods = () => within(screen.getByRole('region', { name: 'Select a Donation Method' })).getAllByRole('link');

function stayHere(link: HTMLElement | undefined): HTMLElement {
  if (!link) throw new Error('There is no such link.');
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['visitor', undefined],
  ['member', buildMemberSession()],
])(
  '[PREMIUM-074] [PREMIUM-075] [PREMIUM-076] a %s sees what a donation does and does not pay for',
  async (_, session) => {
    const { data } = await openDonate(session);
    expect(document.title).toBe('Afterglow | Donate');
    expect(screen.getByRole('heading', { level: 1, name: 'Support Afterglow' })).toBeVisible();
    expect(screen.getByText(PREMIUM)).toBeVisible();
    expect(methods()).toHaveLength(2);
    expect(data.calls.filter(({ name }) => name === 'createCheckout')).toEqual([]);
  },
);

test('[PREMIUM-077] [PREMIUM-078] [PREMIUM-080] every amount has a button, and the second is selected', async () => {
  await openDonate();
  expect(amounts().map(({ textContent }) => textContent)).toEqual(['DONATE $20', 'DONATE $50', 'DONATE $100']);
  expect(pressed()).toEqual(['DONATE $50']);
});

test('[PREMIUM-080] the amounts are those that the operator offers', async () => {
  await openDonate(undefined, BOTH, [5, 10]);
  expect(amounts().map(({ textContent }) => textContent)).toEqual(['DONATE $5', 'DONATE $10']);
  expect(pressed()).toEqual(['DONATE $10']);
});

test('[PREMIUM-081] [PREMIUM-082] each payment method links to its page for the chosen amount, in this window', async () => {
  await openDonate();
  const links = () =>
    methods().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links()).toEqual([
    ['Credit Card Visa, Mastercard & AmEx', '/v3/donations/stripe?amount=50', null],
    ['PayPal Pay with your PayPal account', '/v3/donations/paypal?amount=50', null],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'DONATE $100' }));
  expect(pressed()).toEqual(['DONATE $100']);
  expect(links().map(([, href]) => href)).toEqual([
    '/v3/donations/stripe?amount=100',
    '/v3/donations/paypal?amount=100',
  ]);
  expect(screen.getByText(/^A one-time donation of \$100\./)).toBeVisible();
});

test('only offered methods link on, and without any the page shows a message', async () => {
  await openDonate(undefined, [{ paymentProcessor: 'paypal' }]);
  expect(methods().map((link) => link.textContent)).toEqual(['PayPal Pay with your PayPal account']);
  cleanup();
  await openDonate(undefined, []);
  expect(screen.getByText("We can't take donations right now. Please try again in a few minutes.")).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Amount' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /PayPal|Credit Card/ })).not.toBeInTheDocument();
});

test('[ANALYTICS-005] each step of a donation is counted when reached, and its end once', async () => {
  const sent = ({ analytics }: Awaited<ReturnType<typeof openDonate>>) => analytics.sent;
  const page = await openDonate();
  expect(sent(page)).toEqual([{ name: 'donation_upsell_initiated', data: {} }]);
  await userEvent.click(screen.getByRole('button', { name: 'DONATE $20' }));
  await userEvent.click(stayHere(methods()[1]));
  expect(sent(page).slice(1)).toEqual([
    { name: 'donation_upsell_amount', data: {} },
    { name: 'donation_upsell_payment', data: {} },
  ]);

  const back = () => {
    cleanup();
    return openPage(remote, { path: '/premium/donate/complete?state=success' });
  };
  expect(sent(await back())).toEqual([{ name: 'donation_upsell_completed', data: {} }]);
  expect(sent(await back())).toEqual([]);
});

test('without a connection it stays here with a message, until there is one', async () => {
  const { analytics } = await openDonate();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('link', { name: /^PayPal/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^You're offline\./);
  expect(analytics.sent.map(({ name }) => name)).toEqual(['donation_upsell_initiated']);
  isOnline.mockReturnValue(true);
  await userEvent.click(stayHere(methods()[1]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(analytics.sent.map(({ name }) => name)).toEqual(['donation_upsell_initiated', 'donation_upsell_payment']);
  isOnline.mockRestore();
});

describe('after the donation', () => {
  const open = (query: string) => openPage(remote, { path: `/premium/donate/complete${query}` });

  test('[PREMIUM-071] [PREMIUM-072] [PREMIUM-073] a successful one is thanked for', async () => {
    await open('?state=success');
    expect(document.title).toBe('Afterglow | Donation');
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your donation!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'BROWSE' })).toHaveAttribute('href', '/');
  });

  test('[PREMIUM-074] a donation does not make a member Premium', async () => {
    const session = { ...buildMemberSession(), hasBeenPremium: false };
    const page = await openPage(remote, { path: '/premium/donate/complete?state=success', session });
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your donation!' })).toBeVisible();
    expect(page.session.getSession()).toMatchObject({ premium: false, hasBeenPremium: false });
    const asked = page.data.calls.map(({ name }) => name);
    for (const name of ['createCheckout', 'getMember', 'listSubscriptions'] as const) expect(asked).not.toContain(name);
    expect(screen.queryByText(/premium/i)).not.toBeInTheDocument();
  });

  test.each(['', '?state=cancel', '?state=nonsense'])(
    '[PREMIUM-073] "%s" means that it was not completed',
    async (query) => {
      const { analytics } = await open(query);
      expect(screen.getByRole('heading', { level: 1, name: "Your donation didn't go through." })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to donations' })).toHaveAttribute('href', '/premium/donate');
      expect(screen.queryByRole('link', { name: 'BROWSE' })).not.toBeInTheDocument();
      expect(analytics.sent).toEqual([]);
    },
  );

  test('one that could not start was not charged and can be retried', async () => {
    await open('?state=unavailable');
    expect(screen.getByRole('heading', { level: 1, name: "Your donation didn't go through." })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/You weren't charged\. Please try again in a few minutes\.$/);
  });
});
