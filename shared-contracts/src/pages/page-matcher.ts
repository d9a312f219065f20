import { fillPattern, partsOf, valuesIn, variantsOf, type ParameterValues } from './page-pattern.ts';
import type { ReleasePage } from './release-page.ts';

/** The addresses of a page, as in a release. */
export type PageAddresses = Pick<ReleasePage, 'path' | 'aliases' | 'formerly'>;

/** The page that an address belongs to, and what the address says. */
export interface PageMatch<Page> {
  readonly page: Page;
  /** Numbers for `(number)` parts, decoded text for others; what `*` stands for is called `rest`. */
  readonly parameters: ParameterValues;
  /** Where the page is now, when the address is a former one of it. */
  readonly movedTo?: string;
}

/**
 * Says which page an address (a path without query, still encoded) belongs to; undefined when it is nobody's. The longest literal
 * match wins: compared part by part, a literal beats a number, a number beats any part, any part beats `*`. Between equals a
 * present address beats a former one, and then the order decides. Takes time in proportion to the length of the table.
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
