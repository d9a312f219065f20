import { buildSubscription } from '@afterglow/shared-contracts/testing';
import { Listener } from '../pages/listener.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const LOOKS = [
  [1440, 'dark'],
  [390, 'light'],
] as const;
/** After this a payment takes longer than expected, and after that it is no longer awaited. */
const SLOW_MS = 21_000;
const OVER_MS = 40_000;

test('axe finds nothing in the states of a payment, in both themes', async ({ visits, site }) => {
  const page = await visits.member.newPage();
  const listener = new Listener(page, site.url);
  const lookAt = async (state: string) => {
    for (const [width, colorScheme] of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoViolations(page, `${state}, ${width} px, ${colorScheme}`, 'main');
    }
  };
  let own = [buildSubscription()];
  await page.route(/\/v3\/subscriptions\?/, (route) => route.fulfill({ json: own }));
  const quote = { dueToday: 4_469, nextPaymentTime: '2127-03-01T10:00:00.000Z', trialDays: 0, isImmediate: true };
  await page.route(/\/v3\/subscriptions\/quotes\?/, (route) => route.fulfill({ json: quote }));
  const declined = {
    code: 'conflict',
    message: "Your card was declined. You weren't charged, and your plan hasn't changed. Try another card.",
  };
  await page.route(/\/v3\/subscriptions\/checkouts$/, (route) => route.fulfill({ status: 409, json: declined }));

  await listener.open('/premium/select-payment/3');
  const payment = listener.main.getByRole('button', { name: /^Credit Card/ });
  await expect(payment).toBeVisible();
  await lookAt('a change of plan');
  await payment.click();
  await expect(listener.main.getByRole('alert')).toHaveText(declined.message);
  await lookAt('declined');

  own = [buildSubscription({ paymentDue: true })];
  await listener.open('/account/manage-subscription');
  await expect(listener.main.getByText(/^We couldn't charge /)).toBeVisible();
  await lookAt('a renewal that is due');

  own = [];
  await page.clock.install();
  await listener.open('/premium/complete?state=success');
  await expect(listener.heading('Almost there')).toBeVisible();
  await lookAt('waiting');
  await page.clock.runFor(SLOW_MS);
  await expect(listener.main.getByText(/^This is taking a bit longer/)).toBeVisible();
  await lookAt('late');
  await page.clock.runFor(OVER_MS);
  await expect(listener.heading("We haven't received your payment yet")).toBeVisible();
  await lookAt('unheard of');
  own = [buildSubscription()];
  await listener.main.getByRole('button', { name: 'Check again' }).click();
  await expect(listener.heading('All Set!')).toBeVisible();
  await lookAt('done');
  await page.close();
});
