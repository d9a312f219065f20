import type { CDPSession } from 'playwright-core';

const BITS_PER_BYTE = 8;

export const SLOW_NETWORK = { latencyMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 } as const;

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_NETWORK.latencyMs,
    downloadThroughput: SLOW_NETWORK.downBitsPerSecond / BITS_PER_BYTE,
    uploadThroughput: SLOW_NETWORK.upBitsPerSecond / BITS_PER_BYTE,
  });
}
