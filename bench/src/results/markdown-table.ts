type Cell = string | number;

/** The placeholder for a missing number in a column of numbers. */
export const NOT_MEASURED = '–';

/** A table in the formatter's style: columns aligned, numbers to the right. */
export function markdownTable(header: readonly string[], rows: readonly (readonly Cell[])[]): readonly string[] {
  const isNumeric = header.map((_, column) => isNumericColumn(rows.map((row) => row[column])));
  const texts = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => {
    const cells = row.map((cell, column) =>
      isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) => (isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [head = [], ...body] = texts;
  return [line(head), line(rule), ...body.map(line)];
}

function isNumericColumn(cells: readonly (Cell | undefined)[]): boolean {
  return cells.some(isNumber) && cells.every((cell) => isNumber(cell) || cell === NOT_MEASURED);
}

function isNumber(cell: Cell | undefined): boolean {
  return typeof cell === 'number';
}
