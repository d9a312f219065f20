import type { Page } from '@playwright/test';

/** What the page's JavaScript holds on to after everything else was collected, in bytes. */
export async function heapBytes(page: Page): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  await protocol.detach();
  return usedSize;
}
