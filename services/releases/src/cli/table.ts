import { toSingleLine } from '@afterglow/kit';

const GAP = '  ';

/** Formats rows as columns; the first row is the heading. A cell is one line, whatever user text it holds. */
export function formatTable(table: readonly (readonly string[])[]): string {
  const rows = table.map((row) => row.map(toSingleLine));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}
