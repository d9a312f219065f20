/** A name with more differences is not suggested. */
const MOST_DIFFERENCES = 2;
const LONGEST_NAME = 100;

/** The nearest known name: at most two letters wrong, missing, extra or swapped. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  if (typed.length > LONGEST_NAME) return undefined;
  const ranked = known.map((name) => ({ name, differences: differencesOf(typed, name) }));
  const [best] = ranked.sort((a, b) => a.differences - b.differences);
  return best !== undefined && best.differences <= MOST_DIFFERENCES ? best.name : undefined;
}

/** Letters to insert, remove, replace or swap with the next. */
function differencesOf(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
