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

const NO_SPAN: Span = { leastMs: Infinity, mostMs: 0 };

/**
 * Compares the date of each answer with `serverNowMs`, and asks the service for its time where they differ. The clock is set by two
 * answers in a row that agree: one alone may come from a cache, or late.
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

/** Whether what is known of the clock contradicts an answer, which may be so old; never for an answer without a date. */
function isRefuted({ leastMs, mostMs }: Span, oldMs: number): boolean {
  const knownMs = serverNowMs() - Date.now();
  return knownMs < leastMs || knownMs > mostMs + oldMs;
}
