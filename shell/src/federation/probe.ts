import type { ChunkLoadReason } from '@afterglow/shared-contracts';
import { isNotNow } from '@afterglow/shared-contracts/retry-policy';

const MAX_PROBE_MS = 5000;

export interface ProbeTarget {
  readonly url: string;
  readonly integrity: string | undefined;
}

/** Finds out why a URL failed, which the error event of a script or stylesheet does not tell. */
export type Probe = (target: ProbeTarget) => Promise<ChunkLoadReason>;

/** Requests the file again, bypassing every cache, so that no cache retains a copy with other bytes. */
export function createProbe(limitMs: number): Probe {
  return async ({ url, integrity }) => {
    try {
      const signal = AbortSignal.timeout(Math.min(limitMs, MAX_PROBE_MS));
      const response = await fetch(url, { cache: 'reload', signal });
      if (!response.ok) return isMissing(response.status) ? 'missing' : 'network';
      const actual = await sha384(await response.arrayBuffer());
      return integrity && actual && actual !== integrity ? 'integrity' : 'network';
    } catch {
      return 'network';
    }
  };
}

function isMissing(status: number): boolean {
  return status >= 400 && status < 500 && !isNotNow(status);
}

/** Undefined if the browser cannot hash (a page that is neither https nor localhost). */
async function sha384(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
