const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every word that is one slip away: two letters swapped, one left out, one too many, one wrong. */
export function nearWords(word: string): string[] {
  const letters = [...word];
  const cuts = Array.from({ length: letters.length + 1 }, (_, at) => ({
    before: letters.slice(0, at).join(''),
    after: letters.slice(at),
  }));
  const near = cuts.flatMap(({ before, after }) => {
    const [first = '', second = '', ...rest] = after;
    const tail = after.slice(1).join('');
    return [
      before + second + first + rest.join(''),
      before + tail,
      ...LETTERS.flatMap((letter) => [before + letter + tail, before + letter + after.join('')]),
    ];
  });
  return [...new Set(near)].filter((each) => each !== word);
}
