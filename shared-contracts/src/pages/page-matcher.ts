import { genreRouteId } from '../paths.ts';
import { fillPattern, partsOf, valuesIn, variantsOf, type ParameterValues } from './page-pattern.ts';
import type { ReleasePage } from './release-page.ts';

/** The paths of a page, as in a release. */
export type PageAddresses = Pick<ReleasePage, 'path' | 'aliases' | 'formerly' | 'spelling'>;

/** The page of a URL, and the parameters in the URL. */
export interface PageMatch<Page> {
  readonly page: Page;
  /** Numbers for `(number)` parts, decoded text for others; the part matched by `*` is named `rest`. */
  readonly parameters: ParameterValues;
  /** The page's current URL, when this is a legacy one or another spelling. */
  readonly movedTo?: string;
}

/**
 * Finds the page of a URL (a path without query, still encoded); undefined when there is none. The longest literal
 * match wins: part by part, a literal beats a number, a number beats any part, any part beats `*`. On a tie a current
 * URL beats a legacy one, and then the first one wins. Takes time in proportion to the length of the table.
 */
export function createPageMatcher<Page extends PageAddresses>(
  pages: readonly Page[],
): (pathname: string) => PageMatch<Page> | undefined {
  const candidates = pages
    .flatMap((page) =>
      [page.path, ...(page.aliases ?? []), ...(page.formerly ?? [])].flatMap((pattern) =>
        variantsOf(pattern).map((variant) => ({ page, variant, isFormer: page.formerly?.includes(pattern) === true })),
      ),
    )
    .sort((a, b) => b.variant.rank.localeCompare(a.variant.rank) || Number(a.isFormer) - Number(b.isFormer));

  return (pathname) => {
    const path = partsOf(pathname);
    for (const { page, variant, isFormer } of candidates) {
      const parameters = valuesIn(variant, path);
      if (parameters) {
        const spelled = page.spelling ? inLowerCase(parameters) : parameters;
        const isMoved = isFormer || Object.keys(spelled).some((name) => spelled[name] !== parameters[name]);
        return { page, parameters, ...(isMoved && { movedTo: fillPattern(page.path, spelled) }) };
      }
    }
    return undefined;
  };
}

function inLowerCase(parameters: ParameterValues): ParameterValues {
  const spelled = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? genreRouteId(value) : value,
  ]);
  return Object.fromEntries(spelled) as ParameterValues; // the same names with values of the same types
}
