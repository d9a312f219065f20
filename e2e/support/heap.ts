import type { Page } from '@playwright/test';

/** The size in bytes of what the page's JavaScript still holds after garbage collection. */
export async function heapBytes(page: Page): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  await protocol.detach();
  return usedSize;
}
