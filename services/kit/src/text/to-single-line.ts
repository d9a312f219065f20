/** Texts that others have chosen, as one line: none of them may steer the terminal, begin its own line, or turn one around. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
}
