import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

type AriaFacts = Readonly<Record<'aria' | 'dom' | 'elementRoles' | 'roleElements' | 'roles', unknown>>;

/** A window that holds the data for the shim of `aria-query`. */
export interface WithAriaFacts {
  ariaFactsOfTests?: AriaFacts;
}

export const ARIA_DATA_SHIM = fileURLToPath(new URL('aria-data-shim.ts', import.meta.url));

/**
 * The data of `aria-query` about roles and elements. Both query libraries of tests would read its hundred and fifty files for every suite
 * again, each in its own version: half of what a suite costs before its first test. They are read once per process.
 */
export function provideAriaData(window: object): void {
  const ofWorkspace = createRequire(import.meta.url);
  const ariaFactsOfTests: unknown = createRequire(ofWorkspace.resolve('@testing-library/dom'))('aria-query');
  Object.assign(window, { ariaFactsOfTests });
}
