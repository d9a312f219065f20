/** How a word was mistyped: swapping or doubling letters is the most common typo. */
export type TypoKind = 'usual' | 'rare';

/** The typo between a word as typed and as meant; undefined when they are equal or more than one typo apart. */
export function typoBetween(typed: string, meant: string): TypoKind | undefined {
  const start = commonStart(typed, meant);
  const end = commonEnd(typed, meant, start);
  const [wrong, right] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  if (wrong.length + right.length === 1) return isDoubled(typed, meant) ? 'usual' : 'rare';
  // Without any right letter it is another word.
  if (wrong.length === 1 && right.length === 1) return start + end > 0 ? 'rare' : undefined;
  return wrong.length === 2 && wrong === right.charAt(1) + right.charAt(0) ? 'usual' : undefined;
}

function commonStart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return at;
  return length;
}

function commonEnd(one: string, other: string, start: number): number {
  const length = Math.min(one.length, other.length) - start;
  for (let at = 0; at < length; at += 1) if (one.at(-1 - at) !== other.at(-1 - at)) return at;
  return length;
}

function isDoubled(one: string, other: string): boolean {
  const once = (word: string) => word.replaceAll(/(.)\1/gu, '$1');
  return once(one) === once(other);
}
