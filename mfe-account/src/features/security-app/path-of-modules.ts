/** The dark squares of a code as one SVG path, one run at a time. */
export function pathOfModules(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => runsOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
}

interface Run {
  readonly x: number;
  readonly width: number;
}

function runsOf(row: readonly boolean[]): Run[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return { x, width: (end === -1 ? row.length : end) - x };
  });
}
