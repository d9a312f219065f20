import { markdownTable } from '../results/markdown-table.ts';
import type { LibraryWeight } from './library-weights.ts';
import type { LoadedScript } from './loaded-scripts.ts';

export interface FirstLoadTotals {
  readonly scriptKb: number;
  readonly glueKb: number;
  /** Requested once the home page is shown. */
  readonly laterKb: number;
  readonly oneBundleKb: number;
}

export function firstLoadSummary(
  { scriptKb, glueKb, laterKb, oneBundleKb }: FirstLoadTotals,
  files: readonly LoadedScript[],
  libraries: readonly LibraryWeight[],
): readonly string[] {
  return [
    `**${scriptKb} kB** of JavaScript, **${glueKb} kB** of it federation glue. The same sources as one bundle: ${oneBundleKb} kB.`,
    `Once the page is shown, ${laterKb} kB more follow.`,
    '',
    ...markdownTable(
      ['file', 'bytes', 'before compression', 'asked for'],
      files.map(({ path, bytes, decodedBytes, isLater }) => [
        path,
        bytes,
        decodedBytes,
        isLater ? 'later' : 'immediately',
      ]),
    ),
    '',
    ...markdownTable(
      ['library or part', 'bytes', 'glue'],
      libraries.map(({ library, bytes, isGlue }) => [library, bytes, isGlue ? 'yes' : '']),
    ),
  ];
}
