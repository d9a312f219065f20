import { fold } from './fold.ts';

/** Whether words of a name begin with all words of the keyword; a keyword without words names nothing. */
export function isNamedSo(name: string, keyword: string): boolean {
  const wanted = wordsIn(keyword);
  const own = wordsIn(name);
  return wanted.length > 0 && wanted.every((word) => own.some((each) => each.startsWith(word)));
}

/** Whether a name is what was typed, but for capitals, accents and the signs between its words. */
export function isCalledSo(name: string, keyword: string): boolean {
  const [own, wanted] = [wordsIn(name), wordsIn(keyword)];
  if (own.length === 0 || wanted.length === 0) return name.trim() === keyword.trim();
  return own.join(' ') === wanted.join(' ');
}

function wordsIn(text: string): readonly string[] {
  return fold(text.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? [];
}
