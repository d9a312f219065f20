import { pageConfigSchema, type PageConfig } from '@afterglow/shared-contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLocalFlags, createSafeStorage } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import { createFakeAnalyticsPort } from '@afterglow/shared-contracts/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { createIosBanner } from './ios-banner-state.ts';
import { IosBanner } from './ios-banner.tsx';

beforeEach(() => localStorage.clear());

interface SetUpOptions {
  readonly isIosBrowser?: boolean;
  readonly clock?: ReturnType<typeof createManualClock>;
  readonly config?: PageConfig;
}

async function setUp({ isIosBrowser = true, clock = createManualClock(), config }: SetUpOptions = {}) {
  const analytics = createFakeAnalyticsPort();
  const flags = createLocalFlags(
    createSafeStorage(() => localStorage),
    clock,
  );
  const iosBanner = createIosBanner({ isIosBrowser, flags, clock, analytics });
  const { services } = await renderInShell(<IosBanner />, { services: { iosBanner, ...(config && { config }) } });
  const pass = (ms: number) => act(() => clock.advance(ms));
  return { clock, pass, services, counted: () => analytics.sent.map(({ name }) => name) };
}

const openApp = () => screen.queryByRole('link', { name: 'Open App' });
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

test('[SHELL-043] has a link "Open App" that leads to the app store', async () => {
  await setUp();
  expect(openApp()).toHaveAttribute('href', expect.stringMatching(/^https:\/\/apps\.apple\.com\//));
});

test('[SHELL-046] the URL of the app comes from the configuration, with a default', async () => {
  const { services } = await setUp();
  expect(services.config.iosAppStoreUrl).toBe('https://apps.apple.com/app/id0000000000');
  expect(openApp()).toHaveAttribute('href', services.config.iosAppStoreUrl);
});

test('[SHELL-046] a configured URL replaces it', async () => {
  const iosAppStoreUrl = 'https://apps.apple.com/app/id42';
  await setUp({ config: z.parse(pageConfigSchema, { iosAppStoreUrl }) });
  expect(openApp()).toHaveAttribute('href', iosAppStoreUrl);
});

test('is not shown on any other device', async () => {
  const { counted } = await setUp({ isIosBrowser: false });
  expect(openApp()).not.toBeInTheDocument();
  expect(counted()).toEqual([]);
});

test('[SHELL-045] closing hides it for 24 hours', async () => {
  const { clock, pass } = await setUp();
  await close();
  expect(openApp()).not.toBeInTheDocument();
  expect(localStorage.getItem('iosBannerDismissedAt')).toBe(String(clock.now()));
  pass(24 * HOUR_MS - 1);
  expect(openApp()).not.toBeInTheDocument();
  pass(1);
  expect(openApp()).toBeVisible();
});

test.each([
  [23, false],
  [24, true],
])('[SHELL-045] on a page opened %i hours after that it is shown: %s', async (hours, isShown) => {
  const clock = createManualClock();
  localStorage.setItem('iosBannerDismissedAt', String(clock.now() - hours * HOUR_MS));
  await setUp({ clock });
  expect(openApp() !== null).toBe(isShown);
});

test('[ANALYTICS-007] sends one event each for view, click and dismiss', async () => {
  const { counted } = await setUp();
  expect(counted()).toEqual(['ios_banner_view']);
  const link = openApp();
  link?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link as HTMLElement);
  await close();
  expect(counted()).toEqual(['ios_banner_view', 'ios_banner_click', 'ios_banner_dismiss']);
});
