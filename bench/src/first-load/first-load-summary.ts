import { markdownTable } from '../results/markdown-table.ts';
import type { LibraryWeight } from './library-weights.ts';
import type { LoadedScript } from './loaded-scripts.ts';

export interface FirstLoadTotals {
  readonly scriptKb: number;
  readonly glueKb: number;
  readonly oneBundleKb: number;
}

export function firstLoadSummary(
  { scriptKb, glueKb, oneBundleKb }: FirstLoadTotals,
  files: readonly LoadedScript[],
  libraries: readonly LibraryWeight[],
): readonly string[] {
  return [
    `**${scriptKb} kB** of JavaScript, **${glueKb} kB** of it federation glue. The same sources as one bundle: ${oneBundleKb} kB.`,
    '',
    ...markdownTable(
      ['file', 'bytes', 'before compression'],
      files.map(({ path, bytes, decodedBytes }) => [path, bytes, decodedBytes]),
    ),
    '',
    ...markdownTable(
      ['library or part', 'bytes', 'glue'],
      libraries.map(({ library, bytes, isGlue }) => [library, bytes, isGlue ? 'yes' : '']),
    ),
  ];
}
