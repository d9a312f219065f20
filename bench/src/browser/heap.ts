import type { CDPSession } from 'playwright-core';
import { rounded } from '../results/statistics.ts';

export const BYTES_PER_MIB = 2 ** 20;

/** The page's JavaScript heap after garbage collection, in MiB. */
export async function heapMib(session: CDPSession): Promise<number> {
  // Twice: what finalizers release in the first is collected in the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return rounded(usedSize / BYTES_PER_MIB, 2);
}
