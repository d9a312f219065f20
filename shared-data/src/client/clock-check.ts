import { serverNowMs, setServerOffsetMs } from '@afterglow/shared-contracts';

/** A date header has whole seconds, and the service may round them late. */
const ROUNDED_MS = 2000;
/** A browser passes on a public answer from its cache for so long, with the date of then. */
const CACHED_MS = 70_000;
/** Enough for two that agree when one is wrong. */
const LOOKS_AT_MOST = 4;

/** What one answer says of how far the clock of the service is ahead: a span, as wide as the way there and back. */
interface Span {
  readonly leastMs: number;
  readonly mostMs: number;
}

/**
 * Compares the date of each answer with `serverNowMs`, and asks the service for its time where they differ. The clock is set by two
 * answers in a row that agree: one alone may come from a cache, or late.
 */
export function createClockCheck(look: () => Promise<Response>): (headers: Headers, sentMs: number) => void {
  let isLooking = false;

  async function measure(before?: Span, looksLeft = LOOKS_AT_MOST): Promise<void> {
    const sentMs = Date.now();
    const span = spanOf((await look()).headers, sentMs);
    const knownMs = serverNowMs() - Date.now();
    if (looksLeft === 0 || (span.leastMs <= knownMs && knownMs <= span.mostMs)) return;
    const [leastMs, mostMs] = [
      Math.max(span.leastMs, before?.leastMs ?? Infinity),
      Math.min(span.mostMs, before?.mostMs ?? 0),
    ];
    if (leastMs <= mostMs) setServerOffsetMs((leastMs + mostMs) / 2);
    else await measure(span, looksLeft - 1);
  }

  return (headers, sentMs) => {
    const { leastMs, mostMs } = spanOf(headers, sentMs);
    const knownMs = serverNowMs() - Date.now();
    const oldMs = headers.get('cache-control')?.includes('max-age') ? CACHED_MS : 0;
    // Also false for an answer without a date.
    const isOff = knownMs < leastMs || knownMs > mostMs + oldMs;
    if (!isOff || isLooking) return;
    isLooking = true;
    void measure()
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  };
}

function spanOf(headers: Headers, sentMs: number): Span {
  const dateMs = Date.parse(headers.get('date') ?? '');
  return { leastMs: dateMs - Date.now(), mostMs: dateMs + ROUNDED_MS - sentMs };
}
