import * as z from 'zod/mini';

/**
 * Characters that change the direction of text or are invisible: with them, a name could look like another. Those
 * within emoji and Persian words stay.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** A name without visible characters. */
const BLANK = /^[\s\u034f\u115f\u1160\u17b4\u17b5\u200c\u200d\u2800\u3164\ufe0f\uffa0]*$/u;

/** A text without invisible characters; empty if it contains no others. */
export function withoutUnseen(text: string): string {
  const seen = text.replaceAll(UNSEEN, '');
  return BLANK.test(seen) ? '' : seen;
}

/**
 * One line of user input: trimmed, in composed letters (NFC), limited in length, without control and invisible
 * characters. It is stored and shown as text, never as markup.
 */
export function lineOfText(maxLength: number) {
  return z
    .string()
    .check(
      z.overwrite(withoutUnseen),
      z.normalize(),
      z.trim(),
      z.maxLength(maxLength),
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Must be one line of text'),
    );
}

/** Like `lineOfText`, but with line breaks and tabs. */
export function linesOfText(maxLength: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxLength),
      z.regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'Must not contain control characters'),
    );
}
