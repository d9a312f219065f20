/** The looks of a card, from quiet to loud. */
export const CARD_THEMES = ['default', 'highlight', 'gradient-highlight', 'gradient-vibrand-highlight'] as const;
/** The look of a card. */
export type CardTheme = (typeof CARD_THEMES)[number];

/** Throws for a text that is no theme: a look that nobody has drawn must not pass for the default one. */
export function cardTheme(text: string): CardTheme {
  const theme = CARD_THEMES.find((known) => known === text);
  if (!theme) throw new Error(`"${text}" is no theme of a card; these are: ${CARD_THEMES.join(', ')}.`);
  return theme;
}
