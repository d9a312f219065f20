import { GENRES_NEEDED, hasEnoughGenres, type Picks } from './picks.ts';

/** Describes what has been picked, or how much more is needed. */
export function picksInWords({ genres, artists, step }: Picks): string {
  if (!hasEnoughGenres({ genres })) {
    const missing = GENRES_NEEDED - genres.length;
    return genres.length === 0 ? `Pick ${missing} to continue.` : `${genres.length} picked. ${missing} to go.`;
  }
  const words = [counted(genres.length, 'genre'), ...(step === 'artists' ? [counted(artists.length, 'artist')] : [])];
  return `${words.join(' and ')} picked.`;
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
}
