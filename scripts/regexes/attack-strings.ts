/** Characters that own patterns repeat, and those at which they fail. */
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

/** Likely worst-case texts of about a length for an expression: its own literals, and what it repeats, many times. */
export function attackStrings(source: string, length: number): readonly string[] {
  const words = source.split(/[^A-Za-z0-9=:<>@/-]+/).filter(Boolean);
  const pumps = new Set([...PUMPS, ...words, words.join('')]);
  const repeated = [...pumps]
    .filter((pump) => pump !== '')
    .map((pump) => pump.repeat(Math.ceil(length / pump.length)).slice(0, length));
  const [first = ''] = words;
  return [...repeated, ...repeated.map((text) => first + text)].flatMap((text) => ENDS.map((end) => text + end));
}
