import type { Page } from '@playwright/test';

const ISO_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

interface OtherTimeOptions {
  /** The service's time at the start. */
  readonly serviceMs: number;
  /** How far the device's clock is ahead of the service's. */
  readonly deviceAheadMs: number;
}

export interface OtherTime {
  /** By the service's clock. */
  nowMs(): number;
  /** Advances the time, also for the device, without running its timers. */
  pass(durationMs: number): Promise<void>;
}

/** Simulates another time for a page and its service: shifts all times that it sends and receives. */
export async function liveAtOtherTime(page: Page, { serviceMs, deviceAheadMs }: OtherTimeOptions): Promise<OtherTime> {
  const contentMs = serviceMs - Date.now();
  let clockMs = contentMs;
  const moved = (text: string, byMs: number) =>
    text.replaceAll(ISO_TIME, (time) => new Date(Date.parse(time) + byMs).toISOString());
  await page.route(/\/v3\/(?!live\/)/, async (route) => {
    const url = new URL(route.request().url());
    for (const [name, value] of url.searchParams) url.searchParams.set(name, moved(value, -contentMs));
    try {
      const response = await route.fetch({ url: url.href });
      await route.fulfill({
        response,
        headers: { ...response.headers(), date: new Date(Date.now() + clockMs).toUTCString() },
        ...(route.request().method() !== 'HEAD' && { body: moved(await response.text(), contentMs) }),
      });
    } catch {
      // Aborted by the page, which has continued.
    }
  });
  await page.addInitScript(shiftClock, clockMs + deviceAheadMs);
  return {
    nowMs: () => Date.now() + clockMs,
    async pass(durationMs) {
      clockMs += durationMs;
      await page.evaluate((ms) => window.dispatchEvent(new CustomEvent('time-passes', { detail: ms })), durationMs);
    },
  };
}

/** Runs in a page: its clock is that much ahead from now on, but not its timers. */
export function shiftClock(aheadMs: number): void {
  const Real = Date;
  let shiftMs = aheadMs;
  window.addEventListener('time-passes', (event) => {
    if (event instanceof CustomEvent) shiftMs += Number(event.detail);
  });
  globalThis.Date = new Proxy(Real, {
    construct: (target, parameters) =>
      Reflect.construct(target, parameters.length === 0 ? [target.now() + shiftMs] : parameters) as Date,
    get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : (Reflect.get(target, name) as unknown)),
  });
}
