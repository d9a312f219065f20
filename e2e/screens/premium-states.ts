import type { Page } from '@playwright/test';
import { buildSubscription } from '@afterglow/shared-contracts/testing';
import { FREE_MEMBER, PREMIUM_MEMBER } from '../pages/listener.ts';
import type { Screen } from './screen.ts';
import { atRest, playFrom, pressButton, pressRadio } from './state-steps.ts';
import { withStates } from './with-states.ts';

const PRODUCTS = '/v3/subscriptions/products';
const OWN = '/v3/subscriptions\\?';
const CHECKOUTS = '/v3/subscriptions/checkouts';
const WAYS = '/v3/subscriptions/payment-methods';
const PAYMENT = '/premium/select-payment';

const QUOTE = '/v3/subscriptions/quotes\\?';
const DUE = { dueToday: 4_469, nextPaymentTime: '2127-03-01T10:00:00.000Z', trialDays: 0, isImmediate: true };

const DECLINED = {
  status: 409,
  body: {
    code: 'conflict',
    message: "Your card was declined. You weren't charged, and your plan hasn't changed. Try another card.",
  },
};

const MONTHLY = [buildSubscription()];
const BEGUN = [buildSubscription({ status: 'trialing', endTime: '2126-12-24T12:00:00.000Z' })];
const ENDED = [buildSubscription({ status: 'canceled', endTime: '2020-04-02T12:00:00.000Z' })];

/** Opens the page again with a fake clock, and advances it. */
function afterSeconds(seconds: number) {
  return async (page: Page) => {
    await page.clock.install();
    await page.reload();
    await page.locator('main h1').waitFor();
    for (let passed = 0; passed < seconds; passed += 1) await page.clock.runFor(1000);
  };
}

/** As in the tab that has ordered the monthly plan, so that its terms are shown. */
async function ordered(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('premiumOrderedPlan', '2'));
  await page.reload();
  await page.getByRole('heading', { name: 'All Set!' }).waitFor();
}

async function askForBest(page: Page): Promise<void> {
  await playFrom()(page);
  await page.getByRole('button', { name: /full-screen player/i }).click();
  await page.getByRole('button', { name: /^Quality/ }).click();
  await page.getByRole('option', { name: '320 kbps' }).click();
  await page.getByRole('dialog', { name: 'Hear every detail' }).waitFor();
  await atRest(page);
}

async function pressOffline(page: Page): Promise<void> {
  const byCard = /^Credit Card/;
  await page.locator('main').getByRole('button', { name: byCard }).waitFor();
  await page.context().setOffline(true);
  await pressButton(byCard)(page);
}

async function openQuestions(page: Page): Promise<void> {
  for (const question of await page.locator('main summary').all()) await question.click();
}

const PLANS = { name: 'plans', path: '/premium/view-plans' };
const TRIAL = { name: 'payment', path: `${PAYMENT}/2`, as: FREE_MEMBER, answers: { [OWN]: [] } };
const YEARLY = { ...TRIAL, name: 'payment-yearly', path: `${PAYMENT}/3` };
const DONATE = { name: 'donate', path: '/premium/donate' };
const COMPLETE = { name: 'complete', path: '/premium/complete?state=success', as: FREE_MEMBER };
const SETTINGS = { path: '/settings', as: FREE_MEMBER, before: pressRadio('Best - Premium only'), fullPage: false };

export const PREMIUM: readonly Screen[] = [
  { name: 'premium', path: '/premium' },
  { name: 'premium-before', path: '/premium', as: FREE_MEMBER, answers: { [OWN]: ENDED } },
  { name: 'premium-member', path: '/premium', as: PREMIUM_MEMBER },
  ...withStates(PLANS, PRODUCTS),
  { ...PLANS, name: 'plans-member', as: FREE_MEMBER },
  { ...PLANS, name: 'plans-premium', as: PREMIUM_MEMBER },
  { ...PLANS, name: 'plans-empty', answers: { [PRODUCTS]: [] } },
  { ...PLANS, name: 'plans-questions', before: openQuestions },
  ...withStates(DONATE, WAYS),
  { ...DONATE, name: 'donate-none', answers: { [WAYS]: [] } },
  { name: 'donate-more', path: '/premium/donate', before: pressButton('DONATE $100') },
  ...withStates(TRIAL, PRODUCTS),
  { name: 'payment-visitor', path: `${PAYMENT}/2` },
  { ...TRIAL, name: 'payment-none', answers: { ...TRIAL.answers, [WAYS]: [] } },
  { ...TRIAL, name: 'payment-ways-failed', answers: { ...TRIAL.answers, [WAYS]: 'failing' } },
  { ...TRIAL, name: 'payment-again', answers: { [OWN]: ENDED } },
  { ...TRIAL, name: 'payment-has', answers: { [OWN]: MONTHLY } },
  { ...TRIAL, name: 'payment-store', answers: { [OWN]: [buildSubscription({ paymentProcessor: 'apple' })] } },
  { ...TRIAL, name: 'payment-cancelled', path: `${PAYMENT}/2?state=cancel` },
  { ...TRIAL, name: 'payment-leaving', answers: { [CHECKOUTS]: 'never' }, before: pressButton(/^PayPal/) },
  { ...TRIAL, name: 'payment-refused', answers: { [CHECKOUTS]: 'failing' }, before: pressButton(/^PayPal/) },
  {
    ...TRIAL,
    name: 'payment-declined',
    path: `${PAYMENT}/3`,
    answers: { [OWN]: MONTHLY, [QUOTE]: DUE, [CHECKOUTS]: DECLINED },
    before: pressButton(/^Credit Card/),
  },
  { ...TRIAL, name: 'payment-pressed-offline', before: pressOffline },
  YEARLY,
  { ...YEARLY, name: 'payment-change', answers: { [OWN]: MONTHLY, [QUOTE]: DUE } },
  { ...YEARLY, name: 'payment-change-for-nothing', answers: { [OWN]: MONTHLY, [QUOTE]: { ...DUE, dueToday: 0 } } },
  { ...YEARLY, name: 'payment-change-in-trial', answers: { [OWN]: BEGUN, [QUOTE]: { ...DUE, dueToday: 0 } } },
  COMPLETE,
  { name: 'complete-visitor', path: COMPLETE.path },
  { ...COMPLETE, name: 'complete-delayed', before: afterSeconds(21) },
  { ...COMPLETE, name: 'complete-failed', before: afterSeconds(61) },
  { ...COMPLETE, name: 'complete-done', answers: { [OWN]: MONTHLY }, before: ordered },
  { ...COMPLETE, name: 'complete-trial', answers: { [OWN]: BEGUN }, before: ordered },
  { name: 'donated', path: '/premium/donate/complete?state=success' },
  { name: 'donated-not', path: '/premium/donate/complete?state=cancel' },
  { name: 'donated-unavailable', path: '/premium/donate/complete?state=unavailable' },
  { ...SETTINGS, name: 'upsell-trial', answers: { [OWN]: [] } },
  { ...SETTINGS, name: 'upsell-upgrade', answers: { [OWN]: ENDED } },
  { name: 'audio-quality', path: '/mix/1', as: FREE_MEMBER, before: askForBest, fullPage: false },
];
