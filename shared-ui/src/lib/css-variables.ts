import type { CSSProperties } from 'react';

type CssVariables = Readonly<Record<`--${string}`, string | number | undefined>>;

/** A `style` that sets custom properties; React's own type only knows the standard names. */
export function cssVariables(variables: CssVariables): CSSProperties {
  return variables satisfies object;
}
