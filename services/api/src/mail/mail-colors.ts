interface MailColor {
  readonly light: string;
  readonly dark: string;
}

/**
 * The site's colors, by the names of its tokens: mail programs know no custom properties, so they are written into every mail. A test
 * compares them with the tokens.
 */
export const MAIL_COLORS = {
  bg: { light: '#fafafb', dark: '#0b0b0f' },
  'surface-1': { light: '#ffffff', dark: '#14141a' },
  text: { light: '#16161a', dark: 'rgb(255 255 255 / 95%)' },
  'text-3': { light: '#55555f', dark: 'rgb(255 255 255 / 55%)' },
  hairline: { light: 'rgb(22 22 26 / 10%)', dark: 'rgb(255 255 255 / 10%)' },
  'accent-text': { light: '#b5360f', dark: '#ff8d73' },
  glow: { light: '#ff7a5c', dark: '#ff7a5c' },
  'on-accent': { light: '#1c0608', dark: '#1c0608' },
} as const satisfies Readonly<Record<string, MailColor>>;
