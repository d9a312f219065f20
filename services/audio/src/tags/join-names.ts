/** Several names as one: "A & B", "A, B & C". Duplicates are removed. */
export function joinNames(names: readonly string[]): string {
  const distinct = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  const last = distinct.pop() ?? '';
  return distinct.length === 0 ? last : `${distinct.join(', ')} & ${last}`;
}
