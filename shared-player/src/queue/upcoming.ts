import type { BitrateKbps, Mix, MixId } from '@afterglow/shared-contracts';
import type { MixSource, PlaybackApi } from '../playback/playback-api.ts';

/** How long before the end of an item the next one is asked for. */
export const PREPARE_BEFORE_END_MS = 60_000;

export interface UpcomingItem {
  readonly mix: Mix;
  readonly source: MixSource;
}

export interface UpcomingOptions {
  readonly api: PlaybackApi;
  readonly getBitrateKbps: () => BitrateKbps;
}

/** The next item with its address, asked for ahead of time, so that it can follow without a question in between. */
export interface Upcoming {
  /** Asks once; what fails is asked for again when its turn has come. */
  prepare(id: MixId): void;
  /** The prepared item, once; null when it is not there. */
  take(id: MixId): UpcomingItem | null;
}

export function createUpcoming({ api, getBitrateKbps }: UpcomingOptions): Upcoming {
  let asked: MixId | null = null;
  let prepared: UpcomingItem | null = null;

  async function ask(id: MixId): Promise<void> {
    const { signal } = new AbortController();
    try {
      const [mix, source] = await Promise.all([api.mix(id, signal), api.mixSource(id, getBitrateKbps(), signal)]);
      if (asked === id) prepared = { mix, source };
    } catch {
      // Its turn will show what is wrong, if it still is.
    }
  }

  return {
    prepare(id) {
      if (asked === id) return;
      asked = id;
      prepared = null;
      void ask(id);
    },
    take(id) {
      const item = prepared;
      asked = null;
      prepared = null;
      return item?.mix.id === id ? item : null;
    },
  };
}
