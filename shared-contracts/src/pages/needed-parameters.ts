/** Names of the parameters that every address of a pattern contains: those of its parts that may not be left out. */
export function neededParameters(pattern: string): readonly string[] {
  return [...pattern.matchAll(/:(\w+)(?:\(number\))?(?=\/|$)/g)].map(([, name = '']) => name);
}
