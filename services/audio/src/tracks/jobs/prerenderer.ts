import type { Piece } from '../music-source.ts';
import { isRecording } from '../files/recording-id.ts';
import type { JobPriority } from './track-jobs.ts';

export interface TrackProgress {
  readonly done: number;
  readonly total: number;
}

export interface Prerenderer {
  /** Renders these tracks at the lowest rate, in order; for immediate playback. */
  warmUp(trackIds: readonly string[], onProgress?: (progress: TrackProgress) => void): Promise<void>;
  /** Renders the prefixes of all tracks at all rates, so that anything starts immediately. */
  renderPrefixes(): Promise<void>;
  /** Renders all tracks at the lowest rate while nothing else is requested. Resolves when all exist. */
  fillInBackground(onProgress?: (progress: TrackProgress) => void): Promise<void>;
}

export interface MakeAheadOptions {
  readonly library: readonly Piece[];
  readonly makeWhole: (trackId: string, priority: JobPriority) => Promise<unknown>;
  readonly renderPrefixes: (trackId: string) => Promise<unknown>;
  readonly hasAllHeads: (trackId: string) => boolean;
}

export function createPrerenderer({ library, makeWhole, renderPrefixes, hasAllHeads }: MakeAheadOptions): Prerenderer {
  const ids = library.map(({ id }) => id);
  return {
    warmUp: (trackIds, onProgress) => {
      // A recording either exists or cannot be rendered.
      const makeable = trackIds.filter((trackId) => !isRecording(trackId));
      return makeAll(makeable, (trackId) => makeWhole(trackId, 'soon'), onProgress);
    },
    renderPrefixes: () => {
      const missing = ids.filter((trackId) => !hasAllHeads(trackId));
      return makeAll(missing, renderPrefixes);
    },
    fillInBackground: (onProgress) => makeAll(ids, (trackId) => makeWhole(trackId, 'background'), onProgress),
  };
}

async function makeAll(
  trackIds: readonly string[],
  make: (trackId: string) => Promise<unknown>,
  onProgress?: (progress: TrackProgress) => void,
): Promise<void> {
  let done = 0;
  const report = () => onProgress?.({ done, total: trackIds.length });
  report();
  await Promise.all(
    trackIds.map(async (trackId) => {
      await make(trackId);
      done += 1;
      report();
    }),
  );
}
