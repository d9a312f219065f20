export function fillIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
}
