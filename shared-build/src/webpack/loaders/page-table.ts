import { compilePageTable } from '../../pages/compile-page-table.ts';
import { parsePageTable } from '../../pages/read-page-table.ts';

/** Turns an area's `src/pages.ts` into a module that loads its pages and modals. */
export default function pageTable(this: { readonly resourcePath: string }, source: string): string {
  return compilePageTable(parsePageTable(this.resourcePath, source));
}
