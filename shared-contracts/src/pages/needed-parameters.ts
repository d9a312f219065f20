import { partsOf } from './page-pattern.ts';

/** Names of the parameters that every URL of a pattern contains: those of its required parts. */
export function neededParameters(pattern: string): readonly string[] {
  return partsOf(pattern)
    .filter((part) => part.startsWith(':') && !part.endsWith('?'))
    .map((part) => part.slice(1).replace('(number)', ''));
}
