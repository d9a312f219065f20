const MAX_PIECES = 4;
const MAX_SPLITS = 3;
/** The minimum length of each piece when there are more than two. */
const SHORTEST_PIECE = 2;

export type CountDocuments = (word: string) => number;

export function partsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, from) =>
    Array.from({ length: word.length - from }, (_end, length) => word.slice(from, from + length + 1)),
  ).flat();
}

/** Splits of a word into several words of the catalog (deephouse): fewest pieces and most common words first. */
export function splitWord(word: string, countDocuments: CountDocuments): string[][] {
  for (let pieces = 2; pieces <= MAX_PIECES; pieces += 1) {
    const splits = splitInto(word, pieces, countDocuments, pieces === 2 ? 1 : SHORTEST_PIECE);
    if (splits.length > 0) return commonestFirst(splits, countDocuments);
  }
  return [];
}

/** Splits into two words with a wrong letter instead of the space (deepxhouse). */
export function splitAroundTypo(word: string, countDocuments: CountDocuments): string[][] {
  const splits = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at + 1)]).filter(
    (pieces) => pieces.every((piece) => piece.length >= SHORTEST_PIECE && countDocuments(piece) > 0),
  );
  return commonestFirst(splits, countDocuments);
}

function splitInto(word: string, pieces: number, countDocuments: CountDocuments, shortest: number): string[][] {
  if (pieces === 1) return word.length >= shortest && countDocuments(word) > 0 ? [[word]] : [];
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at))
    .filter((first) => first.length >= shortest && countDocuments(first) > 0)
    .flatMap((first) =>
      splitInto(word.slice(first.length), pieces - 1, countDocuments, shortest).map((others) => [first, ...others]),
    );
}

function commonestFirst(splits: readonly string[][], countDocuments: CountDocuments): string[][] {
  const rarest = (pieces: readonly string[]) => Math.min(...pieces.map(countDocuments));
  return [...splits].sort((a, b) => rarest(b) - rarest(a)).slice(0, MAX_SPLITS);
}
