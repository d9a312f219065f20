import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** The moved elements, as the start of their HTML. */
  readonly what: readonly string[];
  readonly ofFrame: boolean;
}

/** Records every layout shift without a click or a key just before it, from the first paint on. */
export async function recordLayoutShifts(page: Page): Promise<{ ofFrame(): Promise<readonly string[]> }> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    type ShiftEntry = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? null)));
        shifts.push({
          value: entry.value,
          what: nodes.map((node) => node?.outerHTML.slice(0, 120) ?? '(gone)'),
          ofFrame: nodes.some((node) => node !== null && !node.closest('main [data-remote]')),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    async ofFrame() {
      const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: readonly Shift[] }).layoutShifts);
      return shifts.filter((shift) => shift.ofFrame).map(({ value, what }) => `${value.toFixed(4)}: ${what.join(' ')}`);
    },
  };
}
