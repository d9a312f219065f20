interface Column<T> {
  /** Index of its first item in the whole list, from 0. */
  readonly first: number;
  readonly items: readonly T[];
}

/** Splits a list into columns of this many items; the last one may be shorter. */
export function chunk<T>(items: readonly T[], length: number): readonly Column<T>[] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, column) => {
    const first = column * length;
    return { first, items: items.slice(first, first + length) };
  });
}
