/** `--color-bg` of shared-ui, which a service cannot import. */
export const THEME_COLORS = { dark: '#0b0b0f', light: '#fafafb' } as const;
