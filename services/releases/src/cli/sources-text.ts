const SHOWN_DIGITS = 8;

/** The sources of a release; `hasLocalChanges` is undefined where the build did not state it. */
export interface Sources {
  readonly commit: string;
  readonly hasLocalChanges?: boolean | undefined;
}

export function sourcesText({ commit, hasLocalChanges }: Sources): string {
  const short = commit.slice(0, SHOWN_DIGITS);
  if (hasLocalChanges === undefined) return `commit ${short}`;
  return hasLocalChanges ? `commit ${short} with uncommitted changes` : `commit ${short}, clean`;
}
