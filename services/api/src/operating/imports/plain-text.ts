const CONTROLS = /\p{Cc}/gu;
/** Marks that turn the direction of text or are not seen: a name could look like another by them. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A text that a stranger wrote, as one line: composed, without what is not seen, cut to so many characters. */
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
