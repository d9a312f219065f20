const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Every word that is one slip away: two letters swapped, one left out, one too many, one wrong. */
export function nearWords(word: string): string[] {
  const near = Array.from({ length: word.length + 1 }, (_, at) => slipsAt(word.slice(0, at), word.slice(at))).flat();
  return [...new Set(near)].filter((each) => each !== word);
}

function slipsAt(before: string, after: string): string[] {
  const rest = after.slice(1);
  return [
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    before + rest,
    ...LETTERS.flatMap((letter) => [before + letter + rest, before + letter + after]),
  ];
}
