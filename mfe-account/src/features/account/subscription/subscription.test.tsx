import { setServerOffsetMs } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answersFor,
  CANCELLED,
  cancelLink,
  cancelPage,
  factsShown,
  GIFT,
  manage,
  open,
  subscribed,
} from '../../../testing/open-subscription.ts';

afterEach(() => {
  act(() => setServerOffsetMs(0));
});

describe('Manage subscription', () => {
  test('[ACCOUNT-041] [ACCOUNT-048] shows plan, price, status, end, payment method, and a cancel button that leads on', async () => {
    await manage(subscribed());
    expect(document.title).toBe('Afterglow | Manage subscription');
    expect(screen.getByRole('heading', { level: 1, name: 'Manage subscription' })).toBeVisible();
    expect(factsShown()).toEqual({
      Plan: 'Monthly',
      Price: '$4.99 a month',
      Status: 'Active',
      'Renews on': '02 April 2999',
      'Payment method': 'Card',
      'Started on': '02 March 2026, with a 30-day free trial',
    });
    expect(cancelLink()).toHaveAttribute('href', '/account/cancel-premium');
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  });

  test.each(['canceled', 'active', 'trialing'] as const)(
    '[ACCOUNT-043] [ACCOUNT-044] [ACCOUNT-047] one with a cancel time (%s) runs until its end, and cannot be canceled again',
    async (status) => {
      const cancelled = subscribed({ ...CANCELLED, status });
      await manage(cancelled);
      const words = 'Your subscription is canceled. You have Premium until 02 April 2999.';
      expect(screen.getByText(words)).toBeVisible();
      expect(factsShown()).toMatchObject({ 'Runs until': '02 April 2999' });
      expect(cancelLink()).not.toBeInTheDocument();
      cleanup();
      await cancelPage(cancelled);
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
    },
  );

  test('[ACCOUNT-045] an active one with a future end is Premium', async () => {
    await manage(subscribed());
    expect(screen.getByRole('heading', { level: 2, name: /^Premium/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Free' })).not.toBeInTheDocument();
  });

  test('[ACCOUNT-045] one that has ended only by the device clock is Premium', async () => {
    const endTime = new Date(Date.now() - HOUR_MS).toISOString();
    setServerOffsetMs(-2 * HOUR_MS);
    await manage(subscribed({ endTime }));
    expect(screen.getByRole('heading', { level: 2, name: /^Premium/ })).toBeVisible();
  });

  test.each([
    ['whose end has passed', [subscribed({ endTime: '2020-01-01T00:00:00.000Z' })]],
    ['that was never bought', []],
  ])('[ACCOUNT-045] one %s is the free plan, and leads to the plans', async (_, list) => {
    await manage(...list);
    expect(screen.getByRole('heading', { level: 2, name: 'Free' })).toBeVisible();
    expect(screen.queryByText(/Premium$/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Available plans' })).toHaveAttribute('href', '/premium/view-plans');
    expect(cancelLink()).not.toBeInTheDocument();
  });

  test('[ACCOUNT-041] a gift is labeled, has no price and cannot be canceled', async () => {
    await manage(subscribed({ paymentProcessor: 'manual' }));
    expect(screen.getByText(GIFT)).toBeVisible();
    expect(cancelLink()).not.toBeInTheDocument();
    expect(factsShown()).toMatchObject({ 'Payment method': 'Gift from Afterglow', 'Runs until': '02 April 2999' });
    expect(factsShown()).not.toHaveProperty('Price');
  });

  test('a PayPal subscription is changed there, and canceled here', async () => {
    const page = await manage(subscribed({ paymentProcessor: 'paypal' }));
    page.data.answer({ getPortalUrl: () => ({ data: { portalUrl: 'https://www.paypal.com/myaccount/autopay/' } }) });
    const leave = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(screen.getByRole('button', { name: 'Manage on PayPal' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://www.paypal.com/myaccount/autopay/', '_self'));
    expect(screen.queryByRole('button', { name: 'Update card' })).not.toBeInTheDocument();
    leave.mockRestore();
    expect(cancelLink()).toBeVisible();
  });

  test.each([
    ['stripe', 'your card', 'Update card'],
    ['paypal', 'your PayPal account', 'Manage on PayPal'],
  ] as const)(
    '[ACCOUNT-041] shows a renewal by %s that is not paid yet, with what helps',
    async (paymentProcessor, means, button) => {
      await manage(subscribed({ paymentProcessor, paymentDue: true }));
      expect(screen.getByText(/^We couldn't charge /)).toHaveTextContent(
        `We couldn't charge ${means}. We'll try again in the next few days, and you keep Premium until 02 April 2999.`,
      );
      expect(factsShown()).toMatchObject({ Status: 'Payment due', 'Runs until': '02 April 2999' });
      expect(screen.getByRole('button', { name: button })).toBeVisible();
    },
  );

  test('another plan can be chosen here while this one is paid on the web and not canceled', async () => {
    const link = () => screen.queryByRole('link', { name: 'Change plan' });
    await manage(subscribed());
    expect(link()).toHaveAttribute('href', '/premium/view-plans');
    cleanup();
    await manage(subscribed(CANCELLED));
    expect(link()).not.toBeInTheDocument();
  });

  test('an app store subscription is changed there', async () => {
    await manage(subscribed({ paymentProcessor: 'apple' }));
    expect(screen.getByText(/^You subscribed through the App Store\. Change/)).toBeVisible();
    expect(cancelLink()).not.toBeInTheDocument();
  });

  test('a service that does not respond shows an error and can be asked again', async () => {
    const page = await open('/account/manage-subscription', {
      ...answersFor(),
      listSubscriptions: () => Promise.reject(new Error('down')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Connection error');
    page.data.answer(answersFor(subscribed()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Premium/ })).toBeVisible();
  });

  test('a checkout that cannot be read hides nothing else', async () => {
    await open('/account/manage-subscription', {
      ...answersFor(subscribed()),
      getCheckout: () => Promise.reject(new Error('down')),
    });
    expect(factsShown()).not.toHaveProperty('Started on');
  });
});
