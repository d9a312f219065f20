import { fillPattern, partsOf, valuesIn, variantsOf, type ParameterValues } from './page-pattern.ts';
import type { ReleasePage } from './release-page.ts';

/** The addresses of a page, as in a release. */
export type PageAddresses = Pick<ReleasePage, 'path' | 'aliases' | 'formerly'>;

/** The page an address belongs to, and the parameters in the address. */
export interface PageMatch<Page> {
  readonly page: Page;
  /** Numbers for `(number)` parts, decoded text for others; what `*` matches is called `rest`. */
  readonly parameters: ParameterValues;
  /** The page's current address, when this is a former one. */
  readonly movedTo?: string;
}

/**
 * Finds the page that an address (a path without query, still encoded) belongs to; undefined when there is none. The longest literal
 * match wins: part by part, a literal beats a number, a number beats any part, any part beats `*`. On a tie a current address beats a
 * former one, and then the first one wins. Takes time in proportion to the length of the table.
 */
export function createPageMatcher<Page extends PageAddresses>(
  pages: readonly Page[],
): (pathname: string) => PageMatch<Page> | undefined {
  const candidates = pages
    .flatMap((page) => [
      ...[page.path, ...(page.aliases ?? [])].map((pattern) => ({ page, pattern, isFormer: false })),
      ...(page.formerly ?? []).map((pattern) => ({ page, pattern, isFormer: true })),
    ])
    .flatMap(({ pattern, ...candidate }) => variantsOf(pattern).map((variant) => ({ ...candidate, variant })))
    .sort((a, b) => b.variant.rank.localeCompare(a.variant.rank) || Number(a.isFormer) - Number(b.isFormer));

  return (pathname) => {
    const path = partsOf(pathname);
    for (const { page, variant, isFormer } of candidates) {
      const parameters = valuesIn(variant, path);
      if (parameters) {
        return { page, parameters, ...(isFormer && { movedTo: fillPattern(page.path, parameters) }) };
      }
    }
    return undefined;
  };
}
