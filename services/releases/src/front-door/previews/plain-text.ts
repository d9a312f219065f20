const LONGEST_DESCRIPTION = 200;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** A text that may be HTML as plain text on one line, cut between two words when it is long. */
export function plainText(html: string): string {
  const words = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= LONGEST_DESCRIPTION) return words;
  const cut = words.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION / 2)).trimEnd()}…`;
}
