const CONTROLS = /\p{Cc}/gu;
/** Marks that change the direction of text or are invisible: with them, a name could look like another. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A text from a stranger, as one line: composed, without invisible characters, cut to a length. */
export function plainText(text: string, maxCharacters: number): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return cut(line, maxCharacters).trim();
}

/** Never within a character that takes two units. */
function cut(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/u, '');
}

/** The same with its paragraphs. */
export function plainParagraphs(text: string, maxCharacters: number): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => plainText(line, maxCharacters));
  return cut(
    lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    maxCharacters,
  ).trim();
}
