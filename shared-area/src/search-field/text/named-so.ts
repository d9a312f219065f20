import { fold } from './fold.ts';

/** Whether a name contains words that start with each word of the keyword; false for an empty keyword. */
export function isNamedSo(name: string, keyword: string): boolean {
  const wanted = wordsIn(keyword);
  const own = wordsIn(name);
  return wanted.length > 0 && wanted.every((word) => own.some((each) => each.startsWith(word)));
}

/** Whether a name equals the keyword, ignoring case, accents and punctuation. */
export function isCalledSo(name: string, keyword: string): boolean {
  const [own, wanted] = [wordsIn(name), wordsIn(keyword)];
  if (own.length === 0 || wanted.length === 0) return name.trim() === keyword.trim();
  return own.join(' ') === wanted.join(' ');
}

function wordsIn(text: string): readonly string[] {
  return fold(text.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? [];
}
