import { serverNowMs, setServerOffsetMs } from '@afterglow/shared-contracts';

/** A date header has whole seconds, and the service may round them late. */
const ROUNDED_MS = 2000;
/** How long a browser may serve a public response from its cache, with its original date. */
const CACHED_MS = 70_000;
/** Enough for two that agree when one is wrong. */
const LOOKS_AT_MOST = 4;

/** How far the clock of the service is ahead according to one response: a range as wide as the round trip. */
interface Span {
  readonly leastMs: number;
  readonly mostMs: number;
}

const NO_SPAN: Span = { leastMs: Infinity, mostMs: 0 };

/**
 * Compares the date of each response with `serverNowMs`, and requests the service's time when they differ. The clock
 * is set by two consecutive responses that agree: a single one may come from a cache, or late.
 */
export function createClockCheck(look: () => Promise<Response>): (headers: Headers, sentMs: number) => void {
  let isLooking = false;

  async function measure(looksLeft: number, before: Span): Promise<void> {
    const sentMs = Date.now();
    const span = spanOf((await look()).headers, sentMs);
    if (!isRefuted(span, 0)) return;
    const leastMs = Math.max(span.leastMs, before.leastMs);
    const mostMs = Math.min(span.mostMs, before.mostMs);
    if (leastMs <= mostMs) setServerOffsetMs((leastMs + mostMs) / 2);
    else if (looksLeft > 0) await measure(looksLeft - 1, span);
  }

  return (headers, sentMs) => {
    const oldMs = headers.get('cache-control')?.includes('max-age') ? CACHED_MS : 0;
    if (isLooking || !isRefuted(spanOf(headers, sentMs), oldMs)) return;
    isLooking = true;
    void measure(LOOKS_AT_MOST, NO_SPAN)
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  };
}

function spanOf(headers: Headers, sentMs: number): Span {
  const dateMs = Date.parse(headers.get('date') ?? '');
  return { leastMs: dateMs - Date.now(), mostMs: dateMs + ROUNDED_MS - sentMs };
}

/** Whether a response contradicts the known clock, given its maximum age; never for a response without a date. */
function isRefuted({ leastMs, mostMs }: Span, oldMs: number): boolean {
  const knownMs = serverNowMs() - Date.now();
  return knownMs < leastMs || knownMs > mostMs + oldMs;
}
