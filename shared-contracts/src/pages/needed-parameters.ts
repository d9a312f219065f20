import { partsOf } from './page-pattern.ts';

/** Names of the parameters that every address of a pattern contains: those of its parts that may not be left out. */
export function neededParameters(pattern: string): readonly string[] {
  return partsOf(pattern)
    .filter((part) => part.startsWith(':') && !part.endsWith('?'))
    .map((part) => part.slice(1).replace('(number)', ''));
}
