import type { ClockPort } from '@afterglow/shared-contracts';

/** A live stream this far behind the broadcast is no longer live. */
export const LIVE_EDGE_TOLERANCE_MS = 3000;

/** Compares the sound of a live stream with the time that has passed since it began: each silence leaves it further behind. */
export interface LiveEdge {
  /** `leadMs`: the stream begins with this much of what was sent before. */
  opened(leadMs: number): void;
  ranDry(): void;
  /** `late`: it was silent, and what comes now is no longer live, so it should be reopened. */
  sounded(positionMs: number): 'late' | 'in-time';
  isBehind(): boolean;
  /** How long ago what sounded last was sent; what was sent before the stream was opened counts, too. */
  latencyMs(): number;
}

export function createLiveEdge(clock: ClockPort): LiveEdge {
  let startMs: number | null = null;
  let wasDry = false;
  let behindMs = 0;
  let sentFromMs = clock.now();
  let sentAgoMs = 0;
  const isBehind = () => behindMs > LIVE_EDGE_TOLERANCE_MS;
  return {
    opened(leadMs) {
      startMs = null;
      wasDry = false;
      behindMs = 0;
      sentFromMs = clock.now() - leadMs;
      sentAgoMs = 0;
    },
    ranDry: () => {
      wasDry = true;
    },
    sounded(positionMs) {
      startMs ??= clock.now() - positionMs;
      behindMs = clock.now() - positionMs - startMs;
      sentAgoMs = Math.max(0, clock.now() - positionMs - sentFromMs);
      const isLate = wasDry && isBehind();
      wasDry = false;
      return isLate ? 'late' : 'in-time';
    },
    isBehind,
    latencyMs: () => sentAgoMs,
  };
}
