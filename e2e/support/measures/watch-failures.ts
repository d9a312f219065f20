import type { Page } from '@playwright/test';

const LOOK_EVERY_MS = 100;

/** The worst state that a tab has shown, times in milliseconds. */
export interface WorstSeen {
  readonly failedMs: number;
  /** The area was mounted, but empty. */
  readonly emptyMs: number;
  /** All texts of the panel, however short their time. */
  readonly panels: readonly string[];
}

export async function watchFailures(page: Page, area: string): Promise<() => Promise<WorstSeen>> {
  await page.addInitScript(
    ([name, everyMs]) => {
      const worst = { failedMs: 0, emptyMs: 0, panels: new Array<string>() };
      Object.assign(window, { worstSeen: worst });
      const since: { failedMs?: number; emptyMs?: number } = {};
      const panel = () => document.querySelector<HTMLElement>(`main [aria-label="${name} isn't working"]`);
      function watch(key: keyof typeof since, isSo: boolean) {
        if (!isSo) return void delete since[key];
        worst[key] = Math.max(worst[key], performance.now() - (since[key] ??= performance.now()));
      }
      new MutationObserver(() => {
        const text = panel()?.innerText;
        if (text !== undefined && !worst.panels.includes(text)) worst.panels.push(text);
      }).observe(document, { subtree: true, childList: true });
      setInterval(() => {
        const shown = document.querySelector<HTMLElement>(`main [data-remote="${name}"] > :not([data-staged])`);
        watch('failedMs', panel() !== null);
        watch('emptyMs', shown !== null && shown.innerText.trim() === '');
      }, everyMs);
    },
    [area, LOOK_EVERY_MS] as const,
  );
  return () => page.evaluate(() => ({ ...(window as unknown as { worstSeen: WorstSeen }).worstSeen }));
}
