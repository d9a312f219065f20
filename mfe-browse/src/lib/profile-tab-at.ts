/** The tab that the rest of a show's path names; undefined where it names none. */
export function profileTabAt(rest: string): 'overview' | 'about' | undefined {
  if (rest === '') return 'overview';
  return rest === 'about' ? rest : undefined;
}
