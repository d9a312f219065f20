// Written by `npm run site-colors` from shared-ui/src/tokens/colors.css.

/** The site's colors in both themes, by the names of its tokens. */
export const SITE_COLORS = {
  bg: { light: '#fafafb', dark: '#0b0b0f' },
  'surface-1': { light: '#ffffff', dark: '#14141a' },
  text: { light: '#16161a', dark: 'rgb(255 255 255 / 95%)' },
  'text-2': { light: '#45454e', dark: 'rgb(255 255 255 / 70%)' },
  'text-3': { light: '#55555f', dark: 'rgb(255 255 255 / 55%)' },
  hairline: { light: 'rgb(22 22 26 / 10%)', dark: 'rgb(255 255 255 / 10%)' },
  focus: { light: '#16161a', dark: '#ffffff' },
  'accent-text': { light: '#b5360f', dark: '#ff8d73' },
  'on-accent': { light: '#1c0608', dark: '#1c0608' },
  glow: { light: '#ff7a5c', dark: '#ff7a5c' },
  'glow-2': { light: '#ff5c9a', dark: '#ff5c9a' },
  'white-disc': { light: '#16161a', dark: '#ffffff' },
  'on-white-disc': { light: '#ffffff', dark: '#0b0b0f' },
} as const;
