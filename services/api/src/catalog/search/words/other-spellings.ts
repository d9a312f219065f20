/** The Latin spellings of letters of another alphabet. */
type Scheme = Readonly<Record<string, string>>;

const COMMON: Scheme = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ё: 'o',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
  ў: 'w',
};
const GERMAN: Scheme = {
  ...COMMON,
  в: 'w',
  ж: 'sch',
  й: 'j',
  х: 'ch',
  ц: 'z',
  ч: 'tsch',
  ш: 'sch',
  щ: 'schtsch',
  ю: 'ju',
  я: 'ja',
};
/** Slavic names without their accents; also the sound of Western names. */
const PLAIN: Scheme = { ...COMMON, ж: 'z', й: 'i', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 's', ю: 'u', я: 'ia' };
/** In Western names the letter is also "ö": plain texts have lost its dots. */
const ROUNDED: Scheme = { е: 'o' };
const SCHEMES = [COMMON, GERMAN, PLAIN].flatMap((scheme) => [scheme, { ...scheme, ...ROUNDED }]);

/** The reverse mapping, longest first. */
const CYRILLIC: ReadonlyMap<string, string> = new Map([
  ['shch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'е'],
  ...Object.entries({ a: 'а', b: 'б', v: 'в', w: 'в', g: 'г', d: 'д', e: 'е', z: 'з', i: 'и', y: 'ы', j: 'й' }),
  ...Object.entries({ k: 'к', c: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у' }),
  ...Object.entries({ f: 'ф', h: 'х' }),
]);
const LONGEST_LETTER = 4;

const IS_CYRILLIC = /\p{Script=Cyrillic}/u;
const IS_LATIN = /^[a-z]+$/;
/** How German umlauts and Nordic letters are typed without their marks. */
const DIGRAPHS = /ae|oe|ue|aa/g;

export function isLatin(word: string): boolean {
  return IS_LATIN.test(word);
}

/** Other spellings of an unknown plain word: in the other alphabet, or without a digraph. */
export function otherSpellings(word: string): readonly string[] {
  if (IS_CYRILLIC.test(word)) return [...new Set(SCHEMES.map((scheme) => inLatin(word, scheme)))];
  if (!isLatin(word)) return [];
  const plainer = word.replaceAll(DIGRAPHS, (digraph) => digraph.slice(0, 1));
  return [...(plainer === word ? [] : [plainer]), inCyrillic(word)];
}

function inLatin(word: string, scheme: Scheme): string {
  return Array.from(word, (letter) => scheme[letter] ?? letter).join('');
}

function inCyrillic(word: string): string {
  let written = '';
  for (let at = 0; at < word.length;) {
    const length = letterLengthAt(word, at);
    written += CYRILLIC.get(word.slice(at, at + length)) ?? word.slice(at, at + length);
    at += length;
  }
  return written;
}

function letterLengthAt(word: string, at: number): number {
  for (let length = LONGEST_LETTER; length > 1; length -= 1)
    if (CYRILLIC.has(word.slice(at, at + length))) return length;
  return 1;
}
