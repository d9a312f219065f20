import type { ClockPort } from '@afterglow/shared-contracts';

/** A live stream this far behind the broadcast is no longer live. */
export const LIVE_EDGE_TOLERANCE_MS = 3000;

/** Compares the playback of a live stream with the time since it started: each silence adds to its latency. */
export interface LiveEdge {
  /** `leadMs`: the stream starts with this much earlier audio. */
  opened(leadMs: number): void;
  ranDry(): void;
  /** `late`: it was silent, and its audio is no longer live, so it should be reopened. */
  sounded(positionMs: number): 'late' | 'in-time';
  isBehind(): boolean;
  /** The age of the current audio, including what was sent before the stream was opened. */
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
