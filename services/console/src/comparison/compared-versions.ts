interface ComparedVersions {
  readonly from: string;
  readonly to: string;
}

interface Choice {
  /** What can be compared, newest first. */
  readonly versions: readonly string[];
  readonly live: string | undefined;
  /** As the address names them. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What is compared unless someone chooses: the newest version with what is live, or with the one before. */
export function comparedVersions({ versions, live, from, to }: Choice): ComparedVersions {
  const newer = to ?? versions[0] ?? '';
  const isOther = (one: string | undefined): one is string =>
    one !== undefined && one !== newer && versions.includes(one);
  return { from: from ?? [live, ...versions].find(isOther) ?? newer, to: newer };
}
