/** The themes of a card, from quiet to loud. */
export const CARD_THEMES = ['default', 'highlight', 'gradient-highlight', 'gradient-vibrand-highlight'] as const;
/** One of the card themes. */
export type CardTheme = (typeof CARD_THEMES)[number];

/** Throws for a text that is not a theme: an unknown theme must not pass for the default one. */
export function cardTheme(text: string): CardTheme {
  const theme = CARD_THEMES.find((known) => known === text);
  if (!theme) throw new Error(`"${text}" is not a theme of a card; choose one of ${CARD_THEMES.join(', ')}.`);
  return theme;
}
