import { liveReleaseOf, type LiveSet, type RemoteManifest } from '@afterglow/shared-contracts';

/**
 * The site's live set with one area's local version in it. It has no fallback: a developer wants to see the failure instead.
 * `revisionsAhead` keeps its revisions above those that a tab has seen.
 */
export function withLocal(liveSet: LiveSet, manifest: RemoteManifest | undefined, revisionsAhead: number): LiveSet {
  const revision = liveSet.revision + revisionsAhead;
  if (!manifest) return { ...liveSet, revision };
  const local = { name: manifest.name, live: liveReleaseOf(manifest), previousVersion: null };
  const isOther = ({ name }: { readonly name: string }) => name !== manifest.name;
  const remotes = [...liveSet.remotes.filter(isOther), local].sort((a, b) => a.name.localeCompare(b.name));
  const { others } = liveSet;
  return { ...liveSet, revision, remotes, ...(others && { others: others.filter(isOther) }) };
}
