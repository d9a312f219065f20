export function countOfMixes(count: number): string {
  return count === 1 ? '1 mix' : `${count} mixes`;
}
