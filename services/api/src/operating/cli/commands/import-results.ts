export type FileOutcome =
  | {
      readonly outcome: 'imported' | 'unchanged';
      readonly mixId: number;
      readonly title: string;
      readonly notes: readonly string[];
    }
  | { readonly outcome: 'failed'; readonly reason: string };

export type FileResult = { readonly file: string } & FileOutcome;

/** The outcome of a folder's files, for people and for scripts. */
export function describeResults(results: readonly FileResult[], total: number) {
  const failed = results.flatMap((result) =>
    result.outcome === 'failed' ? [{ file: result.file, reason: result.reason }] : [],
  );
  const made = results.flatMap((result) => (result.outcome === 'failed' ? [] : [result]));
  const imported = made.filter(({ outcome }) => outcome === 'imported');
  const unchanged = made.filter(({ outcome }) => outcome === 'unchanged');
  const notTried = total - results.length;
  const counts = [
    `${imported.length} imported`,
    ...(unchanged.length > 0 ? [`${unchanged.length} there already`] : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(notTried > 0 ? [`${notTried} not tried`] : []),
  ];
  const lines = [
    ...made.flatMap(({ file, notes }) => notes.map((note) => `  note    ${file}: ${note}`)),
    ...failed.map(({ file, reason }) => `  failed  ${file}: ${reason}`),
    `${total} ${total === 1 ? 'file' : 'files'}: ${counts.join(', ')}.`,
  ];
  return { forPeople: lines.join('\n'), forScripts: { imported, unchanged, failed, notTried } };
}
