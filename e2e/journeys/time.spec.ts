import type { Locator } from '@playwright/test';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { Listener, PREMIUM_MEMBER } from '../pages/listener.ts';
import { liveAtOtherTime } from '../support/other-time.ts';
import { expect, test } from '../support/test.ts';

/** In Berlin, half a minute before the day on which the clocks go back. */
const BEFORE_MIDNIGHT_MS = Date.parse('2026-10-24T21:59:30.000Z');
const EVENING_MS = Date.parse('2026-10-24T20:00:00.000Z');
/** The demo member has Premium for ten years. */
const BEYOND_PREMIUM_MS = 4000 * DAY_MS;

test.use({ timezoneId: 'Europe/Berlin' });

test('[RADIO-038] with a clock three hours ahead, over DST and sleep, radio pages show the current program', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  const listener = new Listener(page, site.url);
  const { main } = listener;
  const time = await liveAtOtherTime(page, { serviceMs: BEFORE_MIDNIGHT_MS, deviceAheadMs: 3 * HOUR_MS });
  /** The row marked as live started before now, and the next one starts later. */
  async function expectLive(list: Locator, at: 'first' | 'newest') {
    const rows = list.getByRole('article');
    await expect(async () => {
      await expect(rows.first()).toContainText('LIVE', { timeout: 1000 });
      const times = await list
        .locator('time')
        .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
      const [first = NaN, second = NaN] = times.map((each) => Date.parse(each));
      expect(first).toBeLessThanOrEqual(time.nowMs());
      if (at === 'first') expect(second).toBeGreaterThan(time.nowMs() - 2 * SECOND_MS);
      else expect(second).toBeLessThan(first);
    }).toPass();
  }
  const firstDay = main.getByRole('group', { name: 'Day' }).getByRole('button').first();

  await listener.open('/radio/deep/schedule');
  await expect(firstDay).toHaveText('24 Oct 2026');
  await expect(main.getByRole('heading', { level: 3, name: 'Today, Saturday' })).toBeVisible();
  await time.pass(BEFORE_MIDNIGHT_MS + 35 * SECOND_MS - time.nowMs());
  await expect(firstDay).toHaveText('25 Oct 2026');
  await expect(main.getByRole('heading', { level: 3, name: 'Today, Sunday' })).toBeVisible();
  await expect(main.getByText('Clocks go back an hour on this day.')).toBeVisible();
  const day = main.getByRole('list', { name: '25 Oct 2026' });
  await expectLive(day, 'first');
  await time.pass(6 * HOUR_MS);
  await expectLive(day, 'first');
  await expect(main.getByRole('img', { name: /It's 05:0\d now\.$/ })).toBeVisible(); // an hour was passed twice

  const next = day.getByRole('article').nth(1);
  const [title, startTime] = [
    await next.getByRole('heading').innerText(),
    await next.locator('time').getAttribute('datetime'),
  ];
  await next.getByRole('button', { name: /^Remind me/ }).click();
  await page.getByRole('button', { name: 'Remind me when it starts' }).click();
  const reminder = page.getByRole('status').filter({ hasText: `${title}: ` });
  const startMs = Date.parse(startTime ?? '');
  const lookForReminders = () => page.evaluate(() => window.dispatchEvent(new Event('storage'))); // or within a minute
  await time.pass(Math.max(0, startMs - 30 * SECOND_MS - time.nowMs()));
  await lookForReminders();
  // Pending timers have sent their requests before this, and this response comes after theirs.
  await page.evaluate(async () => void (await (await fetch('/v3/stations/playlists?station=deep&limit=5')).text()));
  await expect(reminder).toBeHidden();
  await time.pass(startMs + SECOND_MS - time.nowMs());
  await lookForReminders();
  await expect(reminder).toContainText('is on Deep now.');

  await listener.follow('/radio/deep/history');
  const history = main.getByRole('list', { name: 'History' });
  await expectLive(history, 'newest');
  const before = await history.getByRole('article').first().getByRole('heading').innerText();
  await time.pass(12 * HOUR_MS);
  await expect(history.getByRole('article').first().getByRole('heading')).not.toHaveText(before);
  await expectLive(history, 'newest');

  await listener.follow('/radio/deep');
  const playing = main.getByRole('region', { name: 'Now Playing' });
  const spanOf = async () =>
    (await playing.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))).map(
      (each) => Date.parse(each),
    );
  async function expectOn() {
    await expect(async () => {
      const [fromMs = NaN, untilMs = NaN] = await spanOf();
      expect(fromMs).toBeLessThanOrEqual(time.nowMs());
      expect(untilMs).toBeGreaterThan(time.nowMs() - 2 * SECOND_MS);
    }).toPass();
  }
  await expectOn();
  await time.pass(6 * HOUR_MS);
  await expectOn();
  await context.close();
});

test("[RADIO-038] [PREMIUM-063] with a clock past the end of Premium, the plan and the payment follow the service's clock", async ({
  listener,
}) => {
  const { page, main } = listener;
  const time = await liveAtOtherTime(page, { serviceMs: EVENING_MS, deviceAheadMs: BEYOND_PREMIUM_MS });
  await listener.comeBackAsMember(PREMIUM_MEMBER);
  await listener.open('/account');
  await expect(main.getByRole('region', { name: 'Subscription' })).toContainText('Yearly');
  await listener.follow('/account/manage-subscription');
  await expect(main.getByRole('heading', { level: 2, name: /^Premium/ })).toBeVisible();
  await listener.follow('/premium/select-payment/3');
  await expect(main.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
  await listener.follow('/premium/complete?state=success');
  await expect(listener.heading('All Set!')).toBeVisible();

  await listener.follow('/premium/select-payment/2');
  const monthly = main.getByRole('region', { name: 'Your plan' });
  await expect(monthly).toContainText('24 November 2026');
  await time.pass(6 * HOUR_MS);
  await expect(monthly).toContainText('25 November 2026');
  await listener.follow('/account');
  await expect(main.getByRole('region', { name: 'Subscription' })).toContainText('Yearly');
});
