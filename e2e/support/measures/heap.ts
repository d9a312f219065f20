import type { Page } from '@playwright/test';

/** The size in bytes of the page's JavaScript heap after garbage collection. */
export async function heapBytes(page: Page): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  await protocol.detach();
  return usedSize;
}
