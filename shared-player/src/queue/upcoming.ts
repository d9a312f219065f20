import type { BitrateKbps, Mix, MixId } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { MixSource, PlaybackApi } from '../playback/playback-api.ts';
import { mixFailurePrompt } from '../playback/failure-prompts.ts';

/** How long before the end of an item the next one is requested. */
export const PREPARE_BEFORE_END_MS = MINUTE_MS;

export interface UpcomingItem {
  readonly mix: Mix;
  readonly source: MixSource;
}

export interface UpcomingOptions {
  readonly api: PlaybackApi;
  readonly getBitrateKbps: () => BitrateKbps;
  /** Its URL is known, so its first bytes can be fetched. */
  readonly onPrepared: (source: MixSource) => void;
}

/** The next item with its URL, prefetched, so that it can follow without a request in between. */
export interface Upcoming {
  /** Requests it once, and again when the quality changes; after a failure it is requested when it is current. */
  prepare(id: MixId): void;
  /** The prepared item, once; null when it is missing in the wanted quality. */
  take(id: MixId): UpcomingItem | null;
  /** It was requested in this quality since the last `take`, and only Premium members may hear it. */
  isRefused(id: MixId | null): boolean;
}

interface Wanted {
  readonly id: MixId;
  readonly bitrateKbps: BitrateKbps;
}

export function createUpcoming({ api, getBitrateKbps, onPrepared }: UpcomingOptions): Upcoming {
  let asked: Wanted | null = null;
  let prepared: UpcomingItem | null = null;
  const refused = new Set<string>();
  /** A member who becomes Premium, or logs in as such, has another quality from then on. */
  const keyOf = (id: MixId | null, bitrateKbps = getBitrateKbps()) => `${id} ${bitrateKbps}`;
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
    } catch (error) {
      // Any other failure may be gone when it is current.
      if (mixFailurePrompt('mix', error) === 'premium-upsell') refused.add(keyOf(wanted.id, wanted.bitrateKbps));
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
      refused.clear();
      return item;
    },
    isRefused: (id) => refused.has(keyOf(id)),
  };
}
