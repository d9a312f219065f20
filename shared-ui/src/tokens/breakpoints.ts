/** Window widths in CSS pixels from which a layout counts; described in tokens/layout.css, which media queries must match. */
export const BREAKPOINTS = { medium: 768, wide: 1081, huge: 1921 } as const;
