/** Short forms of genres, in plain words, and their names in the catalog. */
const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['dnb', ['drum', 'bass']],
  ['d n b', ['drum', 'bass']],
  ['d and b', ['drum', 'bass']],
  ['drumnbass', ['drum', 'bass']],
  ['prog', ['progressive']],
  ['mel techno', ['melodic', 'techno']],
  ['rnb', ['r', 'and', 'b']],
  ['hiphop', ['hip', 'hop']],
  ['ukg', ['uk', 'garage']],
]);
const LONGEST_FORM_WORDS = 3;

export interface ShortForm {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/** The positions of short forms among words (`to` is exclusive), and their meanings. */
export function findShortForms(words: readonly string[]): ShortForm[] {
  return words.flatMap((_, from) =>
    Array.from({ length: LONGEST_FORM_WORDS }, (_length, more) => from + more + 1).flatMap((to) => {
      const long = SHORT_FORMS.get(words.slice(from, to).join(' '));
      return long === undefined || to > words.length ? [] : [{ from, to, words: long }];
    }),
  );
}
