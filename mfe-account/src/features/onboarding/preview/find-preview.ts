import { WAVEFORM_BARS, type DataPort, type Genre, type Mix } from '@afterglow/shared-contracts';
import { mixesOfGenre, readResource } from '@afterglow/shared-data/react';

/** Among so many favorite mixes of a genre, one is open to everyone. */
const MIXES_LOOKED_AT = 12;
/** The share of a mix's peak level from which on it is worth hearing; some mixes start with silence. */
const LOUD_ENOUGH = 0.6;

/** Where to hear ten seconds of a genre. */
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
 * The most played mix of the genre that the member may hear, at the rate that is open to everyone. Requesting its URL
 * does not count as a play. Rejects when there is none.
 */
export async function findPreview({ name }: Genre, options: FindOptions): Promise<PreviewSource> {
  const { data, isPremium, lengthSeconds, signal } = options;
  const { items } = await readResource(data, mixesOfGenre(name, 'popular', { limit: MIXES_LOOKED_AT }));
  const mix = items.find(({ premium }) => isPremium || !premium);
  if (!mix) throw new Error(`No mix of ${name} can be played without Premium.`);
  const { url } = (await data.call('getMixUrls', { params: { id: mix.id }, signal })).data;
  return { url, startSeconds: Math.max(0, Math.min(loudFrom(mix), mix.duration - lengthSeconds)) };
}

/** The start, when the loudness is unknown: it loads fastest. */
function loudFrom({ waveform, duration }: Mix): number {
  const bars = waveform ?? [];
  const enough = Math.max(...bars) * LOUD_ENOUGH;
  const firstBar = Math.max(
    0,
    bars.findIndex((bar) => bar >= enough),
  );
  return (firstBar / WAVEFORM_BARS) * duration;
}
