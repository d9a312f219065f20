import type { RemoteSummary, LiveRemote, LiveSet } from '@afterglow/shared-contracts';

/** A remote of which everything is known, or enough to lead to it. */
export type KnownRemote = LiveRemote | RemoteSummary;

/** All remotes of a live set. */
export function remotesOf({ remotes, others = [] }: LiveSet): readonly KnownRemote[] {
  return [...remotes, ...others];
}
