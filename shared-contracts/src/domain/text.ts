import * as z from 'zod/mini';

/**
 * One line written by a person: trimmed, in composed letters (NFC), limited in length, without control characters. It is stored and shown as text, never as
 * markup.
 */
export function lineOfText(maxLength: number) {
  return z
    .string()
    .check(
      z.normalize(),
      z.trim(),
      z.maxLength(maxLength),
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Must be one line of text'),
    );
}

/** Like `textLine`, but with line breaks and tabs. */
export function linesOfText(maxLength: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxLength),
      z.regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'Must be text without control characters'),
    );
}
