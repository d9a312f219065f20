import { openPage } from '@afterglow/shared-area/testing';
import { centsSchema, type Payment, paymentIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession, buildPlan, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';

const cents = (amount: number) => centsSchema.parse(amount);
const payment = (id: number, fields: Partial<Payment> = {}): Payment => ({
  id: paymentIdSchema.parse(id),
  plan: { id: buildPlan().id, title: 'Monthly' },
  paymentProcessor: 'stripe',
  paid: cents(499),
  returned: cents(0),
  paymentTime: '2026-03-02T12:00:00.000Z',
  ...fields,
});

const PLAN: FakeResponses = {
  listPlans: () => ({ data: [buildPlan()] }),
  listSubscriptions: () => ({ data: [] }),
};
const open = (path: string, answers: FakeResponses, session = buildMemberSession()) =>
  openPage(remote, { path, session, answers: { ...PLAN, ...answers } });
const manage = (answers: FakeResponses) => open('/account/manage-subscription', answers);
const receipt = (answers: FakeResponses, id = '7') => open(`/account/receipts/${id}`, answers);
const list = () => screen.getByRole('list', { name: 'Payments' });
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

describe('the payments below the subscription', () => {
  test('are listed as received, with their refunds and links to their receipts', async () => {
    const refunds = [
      payment(8, { returned: cents(499), paymentProcessor: 'paypal' }),
      payment(6, { returned: cents(100) }),
    ];
    await manage({ listPayments: () => ({ data: [payment(9), ...refunds] }) });
    const rows = within(list()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '$4.99 02 March 2026 · Monthly plan · CardReceipt',
      '$4.99 Refunded02 March 2026 · Monthly plan · PayPalReceipt',
      '$4.99 $1.00 refunded02 March 2026 · Monthly plan · CardReceipt',
    ]);
    const [first] = within(list()).getAllByRole('link', { name: 'Receipt from 02 March 2026, $4.99' });
    expect(first).toHaveAttribute('href', '/account/receipts/9');
  });

  test('of many years show one year at first', async () => {
    const all = Array.from({ length: 30 }, (_, index) => payment(30 - index));
    await manage({ listPayments: () => ({ data: all, total: 30 }) });
    expect(within(list()).getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(within(list()).getAllByRole('listitem')).toHaveLength(30);
  });

  test('show a message where none exist', async () => {
    await manage({ listPayments: () => ({ data: [] }) });
    expect(screen.getByText(/^No payments yet\. /)).toBeVisible();
  });

  test('that cannot be read, for example offline, show an error in their card, with a retry', async () => {
    const page = await manage({ listPayments: () => Promise.reject(new Error('down')) });
    const card = within(screen.getByRole('region', { name: 'Payments' }));
    expect(card.getByRole('alert')).toBeVisible();
    page.data.answer({ listPayments: () => ({ data: [payment(9)] }) });
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Payments' })).toBeVisible();
  });
});

describe('a receipt', () => {
  test('shows amount, date, item and payer, links back and can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    await receipt({ getPayment: () => ({ data: payment(7) }) });
    expect(document.title).toBe('Afterglow | Receipt');
    expect(screen.getByRole('heading', { level: 2, name: 'Receipt no. 7' })).toBeVisible();
    expect(facts()).toEqual({
      Date: '02 March 2026',
      For: 'Afterglow Premium, Monthly plan',
      'Paid by': 'Card',
      Account: buildMemberSession().user.email,
      Paid: '$4.99',
    });
    expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
      'href',
      '/account/manage-subscription',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print or save' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  test('shows later refunds', async () => {
    await receipt({ getPayment: () => ({ data: payment(7, { returned: cents(100) }) }) });
    expect(facts()).toMatchObject({ Paid: '$4.99', Refunded: '−$1.00', 'In all': '$3.99' });
    expect(screen.getByText('$1.00 refunded')).toBeVisible();
  });

  test("of someone else shows an error, and links to the member's own", async () => {
    const error = new ApiError({ operation: 'getPayment', code: 'not_found', status: 404, message: 'No.' });
    await receipt({ getPayment: () => Promise.reject(error) });
    expect(screen.getByRole('heading', { name: "We can't find this receipt" })).toBeVisible();
  });

  test('that cannot be read can be fetched again', async () => {
    const page = await receipt({ getPayment: () => Promise.reject(new Error('down')) });
    page.data.answer({ getPayment: () => ({ data: payment(7) }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Receipt no. 7' })).toBeVisible();
  });

  test('with an unknown number links to the subscription', async () => {
    const { navigation } = await receipt({}, '99999999999');
    expect(navigation.visits).toEqual([{ path: '/account/manage-subscription', replace: true }]);
  });

  test('redirects a visitor to the login', async () => {
    const visitor = await openPage(remote, { path: '/account/receipts/7' });
    expect(visitor.navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
  });
});
