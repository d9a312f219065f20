import { variantsOf } from '@afterglow/shared-contracts';
import { neededParameters } from '@afterglow/shared-contracts/services';
import type { PageDefinition } from './page-definition.ts';

/** A problem and its location: the key of a page, and the field. */
export interface PageProblem {
  readonly path: readonly string[];
  readonly problem: string;
}

type Pages = Readonly<Record<string, PageDefinition>>;
type Check = (page: PageDefinition, pages: Pages) => readonly { readonly field: string; readonly problem: string }[];

/** The first violated rule beyond the schema of one page. */
export function problemOf(pages: Pages): PageProblem | undefined {
  for (const [key, page] of Object.entries(pages)) {
    for (const check of CHECKS) {
      const [found] = check(page, pages);
      if (found) return { path: [key, found.field], problem: `page "${key}": ${found.problem}` };
    }
  }
  return repeatedAddress(pages);
}

const CHECKS: readonly Check[] = [
  ({ page, within, notFound }) =>
    [page, within, notFound].filter((one) => one !== undefined).length === 1
      ? []
      : [{ field: 'path', problem: 'it needs exactly one of "page", "within" and "notFound".' }],
  ({ within }, pages) =>
    within === undefined || pages[within]?.page !== undefined
      ? []
      : [{ field: 'within', problem: `there is no page "${within}" with its own module to be within.` }],
  ({ about, path }) =>
    about === undefined || about === 'home' || neededParameters(path).includes(`${about}Id`)
      ? []
      : [{ field: 'about', problem: `a page about a thing names it in its path, by the part ":${about}Id".` }],
  ({ path, aliases = [] }) => aliases.flatMap((alias) => lacking('aliases', path, alias)),
  ({ path, formerly = [] }) => formerly.flatMap((former) => lacking('formerly', path, former)),
  ({ menu, path, about }) => {
    if (menu === undefined) return [];
    if (menu.each !== undefined)
      return about === menu.each && menu.label === undefined
        ? []
        : [
            {
              field: 'menu',
              problem: `"each" is for a page about a ${menu.each}, and the entries are named as what they lead to.`,
            },
          ];
    return neededParameters(path).length === 0
      ? []
      : [{ field: 'menu', problem: `an entry of the menu leads to one address, and ${path} is many.` }];
  },
  ({ listed, about, title, description }) =>
    listed !== true || (about !== undefined && about !== 'home') || (title !== undefined && description !== undefined)
      ? []
      : [{ field: 'listed', problem: 'a page that is listed and about no thing needs "title" and "description".' }],
];

function lacking(field: string, path: string, other: string) {
  const missing = neededParameters(path).filter((name) => !neededParameters(other).includes(name));
  return missing.map((name) => ({ field, problem: `${other} does not say "${name}", which ${path} needs.` }));
}

/** Rejects two pages at one path: the second would never be shown. */
function repeatedAddress(pages: Pages): PageProblem | undefined {
  const seen = new Map<string, string>();
  for (const [key, { path, aliases = [] }] of Object.entries(pages)) {
    for (const shape of [path, ...aliases].flatMap(shapesOf)) {
      const other = seen.get(shape);
      if (other !== undefined)
        return { path: [key, 'path'], problem: `pages "${other}" and "${key}" have one address, ${shape}.` };
      seen.set(shape, key);
    }
  }
  return undefined;
}

function shapesOf(pattern: string): readonly string[] {
  return variantsOf(pattern).map(
    ({ parts, hasRest }) =>
      `/${[...parts.map((part) => part.replace(/:\w+/, ':…')), ...(hasRest ? ['*'] : [])].join('/')}`,
  );
}
