import type { Page } from '@playwright/test';

const ISO_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

interface OtherTimeOptions {
  /** What the service takes for now when it begins. */
  readonly serviceMs: number;
  /** How far the clock of the device is ahead of that of the service. */
  readonly deviceAheadMs: number;
}

export interface OtherTime {
  /** By the clock of the service. */
  nowMs(): number;
  /** Time passes, also for the device, while its timers stand still. */
  pass(durationMs: number): Promise<void>;
}

/** Lets a page live at another time, with a service that lives there too: all times that it sends and receives are moved. */
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
      // Given up by the page, which has gone on.
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

/** Runs in the page. */
function shiftClock(aheadMs: number): void {
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
