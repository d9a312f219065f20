import { type GeneratedCatalog, type GeneratedMix, type GeneratedTrack, SIZES } from './generated/catalog.ts';
import { createRandom } from './generated/random.ts';
import { misspell } from './misspell.ts';
import { searchPath } from './request-kinds.ts';
import { rounded } from '../results/statistics.ts';

/** Percent of misspelled texts for which the intended result is among the first thirty mixes. */
export interface Recall {
  readonly titles: number;
  readonly tracks: number;
  readonly trackTitlesAlone: number;
}

interface Found {
  readonly Mixes: readonly { readonly title: string; readonly track_list: readonly GeneratedTrack[] }[];
}
interface Wanted {
  readonly text: string;
  readonly isIn: (mix: Found['Mixes'][number]) => boolean;
}

const QUERIES = 1_000;
const AT_ONCE = 4;

export async function measureRecall(origin: string, catalog: GeneratedCatalog): Promise<Recall> {
  return {
    titles: await shareFound(origin, catalog, ({ title }) => ({ text: title, isIn: (mix) => mix.title === title })),
    tracks: await shareFound(origin, catalog, (_mix, { title, artist }) => ({
      text: `${title} ${artist}`,
      isIn: (mix) => mix.track_list.some((track) => track.title === title && track.artist === artist),
    })),
    trackTitlesAlone: await shareFound(origin, catalog, (_mix, { title }) => ({
      text: title,
      isIn: (mix) => mix.track_list.some((track) => track.title === title),
    })),
  };
}

async function shareFound(
  origin: string,
  catalog: GeneratedCatalog,
  choose: (mix: GeneratedMix, track: GeneratedTrack) => Wanted,
): Promise<number> {
  const random = createRandom(4_801);
  const queries = Array.from({ length: QUERIES }, () => {
    const mix = catalog.mix(random.below(SIZES.mixes));
    const wanted = choose(mix, random.pick(mix.tracks));
    return { ...wanted, typed: misspell(wanted.text, random) };
  });
  let found = 0;
  const ask = async () => {
    for (let query = queries.pop(); query !== undefined; query = queries.pop()) {
      const response = await fetch(`${origin}${searchPath(query.typed)}`);
      // The service has validated its own response.
      const answer = (await response.json()) as Found;
      if (answer.Mixes.some(query.isIn)) found += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return rounded((found / QUERIES) * 100, 1);
}
