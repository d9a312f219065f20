import { withoutUnseen } from '@afterglow/shared-contracts';

const CONTROLS = /\p{Cc}/gu;

/** Untrusted text as one line: composed, without invisible characters, cut to a length. */
export function plainText(text: string, maxCharacters: number): string {
  const line = withoutUnseen(text.toWellFormed().replaceAll(CONTROLS, ' ')).normalize('NFC');
  return cut(line.replaceAll(/\s+/gu, ' ').trim(), maxCharacters).trim();
}

/** Never splits a surrogate pair. */
function cut(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/u, '');
}

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
