import type { TextRange } from '@afterglow/shared-contracts';
import { fold } from './fold.ts';

/** A part of a title, and whether it matches the keyword. */
export interface TitlePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text split at the ranges that the service has returned. */
export function rangedParts(text: string, ranges: readonly TextRange[]): readonly TitlePart[] {
  const units = text.split('');
  return joined(
    units,
    units.map((_, place) => ranges.some(({ from, to }) => from <= place && place < to)),
  );
}

/** A title split at its matches: the words that start with a word of the keyword, ignoring accents and case. */
export function highlightParts(title: string, keyword: string): readonly TitlePart[] {
  const letters = Array.from(title);
  const folded = letters.map((letter) => fold(letter));
  const wanted = fold(keyword).split(/\s+/u);
  const isMatch = letters.map(() => false);
  for (const start of wordStarts(folded)) isMatch.fill(true, start, start + longestMatch(folded, start, wanted));
  return joined(letters, isMatch);
}

function wordStarts(folded: readonly string[]): readonly number[] {
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  return folded.flatMap((letter, place) => (isLetter(letter) && !isLetter(folded[place - 1]) ? [place] : []));
}

/** How many letters from an index on match one of the words; 0 for none. */
function longestMatch(folded: readonly string[], start: number, wanted: readonly string[]): number {
  const longest = Math.max(...wanted.map((word) => word.length));
  const rest = folded.slice(start, start + longest);
  const lengths = rest.map((_, place) => (wanted.includes(rest.slice(0, place + 1).join('')) ? place + 1 : 0));
  return Math.max(0, ...lengths);
}

function joined(letters: readonly string[], isMatch: readonly boolean[]): readonly TitlePart[] {
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1);
    const matches = isMatch[place] ?? false;
    if (last?.isMatch === matches) last.text += letter;
    else parts.push({ text: letter, isMatch: matches });
  }
  return parts;
}
