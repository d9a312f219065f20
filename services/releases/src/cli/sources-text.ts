const SHOWN_DIGITS = 8;

/** From which sources a release was built; `hasLocalChanges` is undefined where the build did not say. */
export interface Sources {
  readonly commit: string;
  readonly hasLocalChanges?: boolean | undefined;
}

export function sourcesText({ commit, hasLocalChanges }: Sources): string {
  const short = commit.slice(0, SHOWN_DIGITS);
  if (hasLocalChanges === undefined) return `commit ${short}`;
  return hasLocalChanges ? `commit ${short} with uncommitted changes` : `commit ${short}, clean`;
}
