/** The minimum window widths of the layouts, in CSS pixels; described in tokens/layout.css, which media queries must match. */
export const BREAKPOINTS = { medium: 768, wide: 1081, huge: 1921 } as const;
