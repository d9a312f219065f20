interface ComparedVersions {
  readonly from: string;
  readonly to: string;
}

interface Choice {
  readonly versions: readonly string[];
  readonly live: string | undefined;
  /** From the URL. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** By default compares the newest version with the live one, or with the previous version. */
export function comparedVersions({ versions, live, from, to }: Choice): ComparedVersions {
  const newer = to ?? versions[0] ?? '';
  const isOther = (one: string | undefined): one is string =>
    one !== undefined && one !== newer && versions.includes(one);
  return { from: from ?? [live, ...versions].find(isOther) ?? newer, to: newer };
}
