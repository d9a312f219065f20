import type { VersionList } from '@afterglow/shared-registry-contracts';

/** The notes of every version after the live one, up to the given one; of the given one alone if the live one is unknown. */
export function notesBrought(
  newestFirst: VersionList['versions'],
  live: string | undefined,
  version: string,
): readonly (string | null)[] {
  const first = newestFirst.findIndex((one) => one.version === version);
  if (first === -1) return [];
  const end = newestFirst.findIndex((one) => one.version === live);
  return newestFirst.slice(first, end === -1 ? first + 1 : end).map(({ notes }) => notes);
}
