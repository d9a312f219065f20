import type { WithAriaFacts } from './aria-data.ts';

const facts = (globalThis as WithAriaFacts).ariaFactsOfTests;
if (!facts) throw new Error('Only the window of tests has the facts of ARIA.');

export const { aria, dom, elementRoles, roleElements, roles } = facts;
