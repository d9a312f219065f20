/** User texts as one line: none of them may control the terminal, start its own line, or reverse one. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
}
