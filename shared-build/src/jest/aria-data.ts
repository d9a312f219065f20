import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

type AriaFacts = Readonly<Record<'aria' | 'dom' | 'elementRoles' | 'roleElements' | 'roles', unknown>>;

/** A window that keeps them for the fallback of `aria-query`. */
export interface WithAriaFacts {
  ariaFactsOfTests?: AriaFacts;
}

export const ARIA_DATA_SHIM = fileURLToPath(new URL('aria-data-shim.ts', import.meta.url));

/**
 * What `aria-query` says of roles and elements. Both libraries that tests query with would read its hundred and fifty files for every
 * suite again, each in its own version: half of what a suite costs before its first test. They are read once a process.
 */
export function provideAriaData(window: object): void {
  const ofWorkspace = createRequire(import.meta.url);
  const ariaFactsOfTests: unknown = createRequire(ofWorkspace.resolve('@testing-library/dom'))('aria-query');
  Object.assign(window, { ariaFactsOfTests });
}
