import { COMMON_HAN, COMMON_HANGUL } from './common-characters.ts';

/** Text in bytes whose encoding nothing says. */
export interface UndeclaredText {
  readonly encoding: string;
  /** Whether another encoding would be nearly as plausible. */
  readonly isUncertain: boolean;
}

/** The usual encodings before UTF-8, the likeliest first. The order decides between equals. */
const CANDIDATES = [
  'windows-1252',
  'shift_jis',
  'gbk',
  'big5',
  'euc-kr',
  'windows-1251',
  'koi8-r',
  'macintosh',
  'windows-1250',
] as const;
type Candidate = (typeof CANDIDATES)[number];

/** Anything but Western text requires this difference. */
const MARGIN = 1;
const DOUBTFUL_PENALTY = 2;
/** Fewer letters than this do not identify an alphabet. */
const FEWEST_LETTERS = 4;

const UNPRINTABLE = /[\u0080-\u009f\u2500-\u259f\ufffd\ue000-\uf8ff]/u;
const HALF_WIDTH_KANA = /[\uff61-\uff9f]/gu;
const KANA = /[\u3041-\u30ff]/gu;
const HAN = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;
const WORD = /[\p{L}\p{M}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;
const NOT_RUSSIAN = /[^\p{ASCII}\u0410-\u044f\u0401\u0451]/gu;
/** A letter followed by a capital, of which at least one is outside ASCII: "CafŽ". */
const CAPITAL_INSIDE = /(?:(?![a-z])\p{Ll}\p{Lu}|\p{Ll}(?![A-Z])\p{Lu})/gu;
/** Symbols next to letters, which no language has: "†berfall", "Zo‘", "ma³y". */
const SYMBOL_AT_LETTER =
  /(?:\p{L}[¤¦¬¶×÷¸¹²³¼½¾±¢£¥§¨¯†‡‰‹›•˜¿¡∂∆∏∑−∕√∞∫≈≠≤≥◊⁄ˆ‘“„‚]|[¤¦¬¶×÷¸¹²³¼½¾±¢§¨¯†‡‰›•˜∂∆∏∑√∞∫≈≠≤≥◊⁄ˆ]\p{L})/gu;
const WITHOUT_ASCII = /^[^\0-\u007f]{3,}$/;
const HAN_AT_LATIN = /(?:\p{Script=Han}(?=[a-z])|[a-z]\p{Script=Han})/giu;

/** The fields of the oldest tags have this many bytes, which may cut a double byte. */
const CUT_FIELD_BYTES = 30;

/** The text of bytes in an encoding, or undefined where they are invalid. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  const ends = bytes.length === CUT_FIELD_BYTES ? [bytes.length, bytes.length - 1] : [bytes.length];
  for (const end of ends) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, end));
    } catch {
      // These bytes are not text in this encoding.
    }
  }
  return undefined;
}

/** The most plausible encoding of one file's texts, which one program wrote. They are not UTF-8. */
export function detectEncoding(texts: readonly Uint8Array[]): UndeclaredText {
  const penalties = CANDIDATES.map((encoding) => ({ encoding, penalty: penaltyOf(encoding, texts) })).toSorted(
    (first, second) => first.penalty - second.penalty,
  );
  const western = penalties.find(({ encoding }) => encoding === 'windows-1252')?.penalty ?? Infinity;
  const [best, next] = penalties;
  if (best === undefined || best.penalty === Infinity || western <= best.penalty + MARGIN)
    return { encoding: 'windows-1252', isUncertain: western >= DOUBTFUL_PENALTY };
  return {
    encoding: best.encoding,
    isUncertain: best.penalty >= DOUBTFUL_PENALTY || (next !== undefined && next.penalty - best.penalty < MARGIN / 2),
  };
}

function penaltyOf(encoding: Candidate, texts: readonly Uint8Array[]): number {
  const decoded = texts.map((bytes) => decodeAs(encoding, bytes));
  if (decoded.some((text) => text === undefined)) return Infinity;
  const text = decoded.join('\n');
  if (UNPRINTABLE.test(text)) return Infinity;
  const shared = 2 * count(CAPITAL_INSIDE, text) + 2 * count(SYMBOL_AT_LETTER, text);
  return shared + penaltyByScript(encoding, text);
}

function penaltyByScript(encoding: Candidate, text: string): number {
  switch (encoding) {
    case 'windows-1252':
    case 'macintosh':
    case 'windows-1250':
      return (encoding === 'windows-1252' ? 0 : 0.5) + lettersIn(highLatinWords(text));
    case 'windows-1251':
    case 'koi8-r':
      return penaltyOfCyrillic(text);
    case 'shift_jis':
    case 'gbk':
    case 'big5':
    case 'euc-kr':
      return penaltyOfEastAsian(encoding, text);
  }
}

function penaltyOfCyrillic(text: string): number {
  const words = (text.match(WORD) ?? []).filter((word) => CYRILLIC.test(word));
  if (lettersIn(words) < FEWEST_LETTERS) return Infinity;
  const mixed = words.filter((word) => LATIN.test(word)).length;
  const capitals = words.filter((word) => word.length > 2 && word === word.toUpperCase()).length;
  return 0.5 + 5 * mixed + 0.3 * capitals + 0.7 * count(NOT_RUSSIAN, words.join(''));
}

function penaltyOfEastAsian(encoding: Candidate, text: string): number {
  const rareHan = (text.match(HAN) ?? []).filter((character) => !COMMON_HAN.has(character)).length;
  const hangul = text.match(HANGUL) ?? [];
  const rareHangul = hangul.filter((character) => !COMMON_HANGUL.has(character)).length;
  const foreign = foreignLetters(encoding, text);
  const letters = count(HAN, text) + count(KANA, text) + hangul.length + count(HALF_WIDTH_KANA, text);
  if (letters === 0) return Infinity;
  return (
    0.5 + 0.35 * (rareHan + rareHangul) + 0.5 * count(HALF_WIDTH_KANA, text) + foreign + 1.5 * count(HAN_AT_LATIN, text)
  );
}

/** Words of accented letters only: hardly any language has them. */
function highLatinWords(text: string): string[] {
  return (text.match(WORD) ?? []).filter((word) => WITHOUT_ASCII.test(word) && LATIN.test(word));
}

/** Korean is written without Chinese characters and kana, and kana are written in Japanese only. */
function foreignLetters(encoding: Candidate, text: string): number {
  if (encoding === 'shift_jis') return 0;
  return count(KANA, text) + (encoding === 'euc-kr' ? count(HAN, text) : 0);
}

function lettersIn(words: readonly string[]): number {
  return words.reduce((letters, word) => letters + word.length, 0);
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
