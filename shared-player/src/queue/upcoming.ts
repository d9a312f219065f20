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
  /** Its address is known: its first bytes may be fetched. */
  readonly onPrepared: (source: MixSource) => void;
}

/** The next item with its address, asked for ahead of time, so that it can follow without a question in between. */
export interface Upcoming {
  /** Asks once, and again when the quality has changed; what fails is asked for when its turn has come. */
  prepare(id: MixId): void;
  /** The prepared item, once; null when it is not there in the quality that is wanted. */
  take(id: MixId): UpcomingItem | null;
}

interface Wanted {
  readonly id: MixId;
  readonly bitrateKbps: BitrateKbps;
}

export function createUpcoming({ api, getBitrateKbps, onPrepared }: UpcomingOptions): Upcoming {
  let asked: Wanted | null = null;
  let prepared: UpcomingItem | null = null;
  const isAsked = (id: MixId) => asked?.id === id && asked.bitrateKbps === getBitrateKbps();

  async function ask(wanted: Wanted): Promise<void> {
    const { signal } = new AbortController();
    try {
      const [mix, source] = await Promise.all([
        api.mix(wanted.id, signal),
        api.mixSource(wanted.id, wanted.bitrateKbps, signal),
      ]);
      if (asked !== wanted) return;
      prepared = { mix, source };
      onPrepared(source);
    } catch {
      // Its turn will show what is wrong, if it still is.
    }
  }

  return {
    prepare(id) {
      if (isAsked(id)) return;
      asked = { id, bitrateKbps: getBitrateKbps() };
      prepared = null;
      void ask(asked);
    },
    take(id) {
      const item = isAsked(id) ? prepared : null;
      asked = null;
      prepared = null;
      return item;
    },
  };
}
