import type { Artist } from '@afterglow/shared-contracts';
import { artistsByName, artistsOfGenre, type Resource } from '@afterglow/shared-data/react';

const ARTISTS_OF_A_GENRE = 5;
const ARTISTS_FOUND = 24;

/**
 * Random artists of each genre, every artist once; only of genres that could be read. Another `round` is another draw
 * from the same genres.
 */
export function suggestedArtists(genreNames: readonly string[], round: number): Resource<readonly Artist[]> {
  return {
    key: ['onboarding', 'suggested', genreNames, round],
    async load(context) {
      const drawing = genreNames.map((name) => artistsOfGenre(name, { limit: ARTISTS_OF_A_GENRE }).load(context));
      const drawn = await Promise.allSettled(drawing);
      const lost = drawn.find((one) => one.status === 'rejected');
      if (lost && drawn.every((one) => one.status === 'rejected')) throw lost.reason;
      return eachOnce(drawn.flatMap((one) => (one.status === 'fulfilled' ? one.value.items : [])));
    },
  };
}

export function foundArtists(text: string): Resource<readonly Artist[]> {
  return {
    key: ['onboarding', 'found', text],
    load: async (context) => (await artistsByName(text, { limit: ARTISTS_FOUND }).load(context)).items,
  };
}

function eachOnce(artists: readonly Artist[]): readonly Artist[] {
  return [...new Map(artists.map((artist) => [artist.id, artist])).values()];
}
