import { WAVEFORM_BARS, type DataPort, type Genre, type Mix } from '@afterglow/shared-contracts';
import { mixesOfGenre, readResource } from '@afterglow/shared-data/react';

/** Among so many of a genre's favorite mixes there is one that everyone may hear. */
const MIXES_LOOKED_AT = 12;
/** The share of a mix's loudest moment from which on it is worth listening to; some begin in silence. */
const LOUD_ENOUGH = 0.6;

/** Where ten seconds of a genre can be heard. */
export interface PreviewSource {
  readonly url: string;
  readonly startSeconds: number;
}

interface FindOptions {
  readonly data: DataPort;
  readonly isPremium: boolean;
  readonly lengthSeconds: number;
  readonly signal: AbortSignal;
}

/**
 * The genre's most played mix that the member may hear, at the rate that is open to everyone. To ask for its address counts as no
 * play. Rejects when there is none.
 */
export async function findPreview({ name }: Genre, options: FindOptions): Promise<PreviewSource> {
  const { data, isPremium, lengthSeconds, signal } = options;
  const { items } = await readResource(data, mixesOfGenre(name, 'popular', { limit: MIXES_LOOKED_AT }));
  const mix = items.find(({ premium }) => isPremium || !premium);
  if (!mix) throw new Error(`No mix of ${name} can be played without Premium.`);
  const { url } = (await data.call('getMixUrls', { params: { id: mix.id }, signal })).data;
  return { url, startSeconds: Math.max(0, Math.min(loudFrom(mix), mix.duration - lengthSeconds)) };
}

/** The beginning, where the loudness is not known: nothing starts faster. */
function loudFrom({ waveform, duration }: Mix): number {
  const bars = waveform ?? [];
  const enough = Math.max(...bars) * LOUD_ENOUGH;
  const firstBar = Math.max(
    0,
    bars.findIndex((bar) => bar >= enough),
  );
  return (firstBar / WAVEFORM_BARS) * duration;
}
