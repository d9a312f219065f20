import type { Artist, Genre } from '@afterglow/shared-contracts';

/** With this many genres the recommendations have enough data. */
export const GENRES_NEEDED = 3;

export const STEPS = ['genres', 'artists'] as const;
export type Step = (typeof STEPS)[number];

export interface Picks {
  readonly step: Step;
  readonly genres: readonly Genre[];
  readonly artists: readonly Artist[];
}

export const NO_PICKS: Picks = { step: 'genres', genres: [], artists: [] };

export type PicksAction =
  | { readonly type: 'genre-toggled'; readonly genre: Genre }
  | { readonly type: 'artist-toggled'; readonly artist: Artist }
  | { readonly type: 'step-taken'; readonly step: Step };

/** Artists stay picked when the genres change, and no step is reached before its requirements are met. */
export function reducePicks(picks: Picks, action: PicksAction): Picks {
  switch (action.type) {
    case 'genre-toggled':
      return { ...picks, genres: toggled(picks.genres, action.genre) };
    case 'artist-toggled':
      return { ...picks, artists: toggled(picks.artists, action.artist) };
    case 'step-taken':
      return { ...picks, step: hasEnoughGenres(picks) ? action.step : 'genres' };
  }
}

type Picked = Pick<Picks, 'genres' | 'artists'>;

export function withPicks(picks: Picks, more: Picked): Picks {
  const { genres, artists } = withoutPicks({ ...picks, ...more }, picks);
  return { ...picks, genres: [...genres, ...picks.genres], artists: [...artists, ...picks.artists] };
}

export function withoutPicks<Some extends Picked>(picks: Some, others: Picked): Some {
  return {
    ...picks,
    genres: picks.genres.filter((genre) => !isAmong(others.genres, genre)),
    artists: picks.artists.filter((artist) => !isAmong(others.artists, artist)),
  };
}

export function hasEnoughGenres({ genres }: Pick<Picks, 'genres'>): boolean {
  return genres.length >= GENRES_NEEDED;
}

export function isAmong(list: readonly { readonly id: number }[], { id }: { readonly id: number }): boolean {
  return list.some((one) => one.id === id);
}

function toggled<Thing extends { readonly id: number }>(list: readonly Thing[], thing: Thing): readonly Thing[] {
  return isAmong(list, thing) ? list.filter(({ id }) => id !== thing.id) : [...list, thing];
}
