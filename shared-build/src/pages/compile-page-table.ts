import { exportNameOf } from './module-name.ts';
import type { PageDefinition } from './page-definition.ts';
import type { PageTable } from './read-page-table.ts';

/**
 * The module that replaces `src/pages.ts` in a build and in tests: the parts of the table with which an area draws its pages (the rest is
 * in the release), with a loader function for each module. Pages of one module share its function, so that a page stays mounted while the
 * listener moves between its parts. Its exports have the types PageEntry and Modals of shared-area.
 */
export function compilePageTable({ pages, modals }: PageTable): string {
  const modules = [...new Set(Object.values(pages).flatMap(({ page }) => page ?? []))];
  const loaders = modules.map((module, index) => `const load${index} = ${loaderOf(module)};`);
  const entries = Object.entries(pages).map(([key, definition]) => entryOf(key, definition, modules));
  const named = Object.entries(modals).map(([name, module]) => `${JSON.stringify(name)}: ${loaderOf(module)}`);
  return [
    ...loaders,
    `export const pages = {`,
    `  version: __AFTERGLOW_VERSION__,`,
    `  contractsVersion: __AFTERGLOW_CONTRACTS_VERSION__,`,
    `  entries: [${entries.join(', ')}],`,
    `};`,
    `export const modals = { ${named.join(', ')} };`,
    '',
  ].join('\n');
}

function loaderOf(module: string): string {
  return `async () => (await import(${JSON.stringify(module)})).${exportNameOf(module)}`;
}

function entryOf(key: string, definition: PageDefinition, modules: readonly string[]): string {
  const { path, aliases, formerly, spelling, notFound, page } = definition;
  const data = JSON.stringify({ key, path, aliases, formerly, spelling, notFound });
  return page === undefined ? data : `{ ...${data}, load: load${modules.indexOf(page)} }`;
}
