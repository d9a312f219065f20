import { toSingleLine } from '@afterglow/kit';

export type FileOutcome =
  | {
      readonly outcome: 'imported' | 'unchanged';
      readonly mixId: number;
      readonly title: string;
      readonly notes: readonly string[];
    }
  | { readonly outcome: 'failed'; readonly reason: string };

/** A file by its path below the folder; `fileBytes` has the path in base64 where it isn't UTF-8. */
export interface FileName {
  readonly file: string;
  readonly fileBytes?: string;
}
export type FileResult = FileName & FileOutcome;

export function fileNameFrom(path: Buffer): FileName {
  const file = path.toString();
  return Buffer.from(file).equals(path) ? { file } : { file, fileBytes: path.toString('base64') };
}

export function describeResults(results: readonly FileResult[], total: number) {
  const failed = results.flatMap((result) => (result.outcome === 'failed' ? [withoutOutcome(result)] : []));
  const made = results.flatMap((result) => (result.outcome === 'failed' ? [] : [result]));
  const imported = made.filter(({ outcome }) => outcome === 'imported');
  const unchanged = made.filter(({ outcome }) => outcome === 'unchanged');
  const notTried = total - results.length;
  const counts = [
    `${imported.length} imported`,
    ...(unchanged.length > 0 ? [`${unchanged.length} already imported`] : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(notTried > 0 ? [`${notTried} not tried`] : []),
  ];
  const lines = [
    ...made.flatMap(({ file, notes }) => notes.map((note) => `  note    ${toSingleLine(file)}: ${note}`)),
    ...failed.map(({ file, reason }) => `  failed  ${toSingleLine(file)}: ${reason}`),
    `${total} ${total === 1 ? 'file' : 'files'}: ${counts.join(', ')}.`,
  ];
  return { forPeople: lines.join('\n'), forScripts: { imported, unchanged, failed, notTried } };
}

function withoutOutcome({ outcome: _, ...failure }: FileName & Extract<FileOutcome, { readonly outcome: 'failed' }>) {
  return failure;
}
