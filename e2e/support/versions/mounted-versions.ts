import type { Page } from '@playwright/test';

/** Records every version of radio that is mounted from now on, in any page of this tab. */
export async function recordMountedVersions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const mounted: string[] = [];
    Object.assign(window, { mounted });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-remote="radio"] > [data-version]')) {
        const { version } = element.dataset;
        if (version !== undefined && !mounted.includes(version)) mounted.push(version);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { mounted: readonly string[] }).mounted);
}
