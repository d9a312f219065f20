import { compilePageTable } from '../../pages/compile-page-table.ts';
import { parsePageTable } from '../../pages/read-page-table.ts';

export default function pageTable(this: { readonly resourcePath: string }, source: string): string {
  return compilePageTable(parsePageTable(this.resourcePath, source));
}
