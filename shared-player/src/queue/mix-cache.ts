import type { Mix, MixId } from '@afterglow/shared-contracts';
import type { PlaybackApi } from '../playback/playback-api.ts';

/** Mixes that are already loaded need not be requested. */
export interface MixCache {
  know(mixes: readonly Mix[]): void;
  get(id: MixId): Mix | undefined;
  fetch(id: MixId): Promise<Mix>;
}

export function createMixCache(api: PlaybackApi): MixCache {
  const known = new Map<MixId, Mix>();
  return {
    know(mixes) {
      for (const mix of mixes) known.set(mix.id, mix);
    },
    get: (id) => known.get(id),
    async fetch(id) {
      const mix = await api.mix(id, new AbortController().signal);
      known.set(id, mix);
      return mix;
    },
  };
}
