/** The tab that the rest of a show's path names; undefined where it names none. */
export function profileTabAt(rest: string | undefined): 'overview' | 'about' | undefined {
  if (rest === undefined) return 'overview';
  return rest === 'about' ? rest : undefined;
}
