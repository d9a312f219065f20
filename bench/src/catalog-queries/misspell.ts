import type { Random } from './generated/random.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** A text with one random typo: two letters swapped, one dropped, doubled or replaced. */
export function misspell(text: string, random: Random): string {
  const letters = Array.from(text);
  const place = random.below(letters.length);
  const before = letters.slice(0, place);
  const [letter = '', next = '', ...after] = letters.slice(place);
  const rest = [next, ...after];
  const slips = [
    [...before, next, letter, ...after],
    [...before, ...rest],
    [...before, letter, letter, ...rest],
    [...before, random.pick(LETTERS), ...rest],
  ].map((slip) => slip.join(''));
  const slip = random.pick(slips);
  return slip === text || slip.trim() === '' ? misspell(text, random) : slip;
}
