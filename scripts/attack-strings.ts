/** Characters that patterns of ours repeat, and those at which they give up. */
const PUMPS = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '_',
  '/',
  '.',
  ',',
  '<',
  '%',
  '=',
  '"',
  '?',
  '#',
  '*',
  '\n',
  'é',
  'a ',
  '1-',
  '/a',
];
const ENDS = ['', '!', '\n'];

/** Texts of about a length that are likely to be the worst for an expression: its own words, and what it repeats, many times. */
export function attackStrings(source: string, length: number): readonly string[] {
  const words = source.split(/[^A-Za-z0-9=:<>@/-]+/).filter(Boolean);
  const pumps = new Set([...PUMPS, ...words, words.join('')]);
  const repeated = [...pumps]
    .filter((pump) => pump !== '')
    .map((pump) => pump.repeat(Math.ceil(length / pump.length)).slice(0, length));
  const [first = ''] = words;
  return [...repeated, ...repeated.map((text) => first + text)].flatMap((text) => ENDS.map((end) => text + end));
}
