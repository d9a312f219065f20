interface Part {
  readonly text: string;
  readonly bracket: '' | '(' | '[';
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
const TIME = /^\d{1,3}:\d{2}(?::\d{2})?$/;
const ORDINAL = /^#?\d{1,3}[.):]?$/;
const SURE_ORDINAL = /^(?:#\d{1,3}[.):]?|\d{1,3}[.):]|0\d{1,2})$/;
const DASH = /^[-–—]$/;
const SLASHES = /^(?:\/\/|\|)$/;
/** Common in tracklists, but absent from track catalogs. */
const USUAL_VERSION =
  /^(?:original|extended|radio|club|album|full|main|dub|instrumental)(?: (?:mix|edit|version|cut))?$|^remastered(?: \d{4})?$/;
const FEATURING = /^(?:feat|ft|featuring|pres|presents)\.?$/;

/**
 * The readings of a query that may be a line of a pasted tracklist, closest first: without its number, times and label, and then without
 * remix and guests. Any other query is read literally.
 */
export function readTracklistLine(typed: string): readonly [string, ...string[]] {
  const line = typed.split(/[\r\n]+/).find((each) => each.trim() !== '') ?? typed;
  const parts = splitBrackets(line);
  const outside = wordsOf(parts.map(({ text, bracket }) => (bracket === '' ? text : ' ')).join(' '));
  const said = withoutMarks(outside);
  const isLine = said.length < outside.length || parts.some(isLabel) || parts.some(isUsualVersion);
  if (!isLine || said.length === 0) return [line];
  const versions = parts.filter((part) => part.bracket === '(' && !isTime(part) && !isUsualVersion(part));
  const whole = [...said, ...versions.map(({ text }) => text)].join(' ');
  return versions.length === 0 && !said.some(isFeaturing) ? [whole] : [whole, withoutGuests(said).join(' ')];
}

/** One pass; an unclosed bracket is literal. */
function splitBrackets(line: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at < line.length;) {
    const closing = CLOSING[line.charAt(at)];
    const end = closing === undefined ? -1 : line.indexOf(closing, at);
    if (end === -1) {
      at = closing === undefined ? at + 1 : line.length;
      continue;
    }
    parts.push({ text: line.slice(from, at), bracket: '' });
    parts.push({ text: line.slice(at + 1, end).trim(), bracket: line.charAt(at) === '(' ? '(' : '[' });
    at = end + 1;
    from = at;
  }
  return [...parts, { text: line.slice(from), bracket: '' }];
}

/** Without the number at the start, times and "w/" anywhere, and without dangling dashes. */
function withoutMarks(words: readonly string[]): readonly string[] {
  const untimed = words.filter((word) => !TIME.test(word) && word.toLowerCase() !== 'w/');
  const [first = '', second = '', ...rest] = untimed;
  const parted = rest.some((word) => DASH.test(word));
  const isNumbered = SURE_ORDINAL.test(first) || (ORDINAL.test(first) && DASH.test(second) && parted);
  const said = isNumbered ? untimed.slice(1) : untimed;
  const begin = said.findIndex((word) => !isSign(word));
  return begin === -1 ? [] : said.slice(begin, said.findLastIndex((word) => !isSign(word)) + 1);
}

function isSign(word: string): boolean {
  return DASH.test(word) || SLASHES.test(word);
}

/** The words from "feat." to the dash are the guests'. */
function withoutGuests(words: readonly string[]): readonly string[] {
  const from = words.findIndex(isFeaturing);
  if (from === -1) return words;
  const dash = words.findIndex((word, at) => at > from && DASH.test(word));
  return [...words.slice(0, from), ...(dash === -1 ? [] : words.slice(dash))];
}

function isFeaturing(word: string): boolean {
  return FEATURING.test(word.toLowerCase());
}

function isTime({ text }: Part): boolean {
  return TIME.test(text);
}

function isLabel({ bracket }: Part): boolean {
  return bracket === '[';
}

function isUsualVersion(part: Part): boolean {
  return part.bracket === '(' && (isTime(part) || USUAL_VERSION.test(part.text.toLowerCase()));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
