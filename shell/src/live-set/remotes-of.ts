import type { RemoteSummary, LiveRemote, LiveSet } from '@afterglow/shared-contracts';

/** A remote of which everything is known, or enough to lead to it. */
export type RemoteEntry = LiveRemote | RemoteSummary;

/** All remotes of a live set. */
export function allRemotesOf({ remotes, others = [] }: LiveSet): readonly RemoteEntry[] {
  return [...remotes, ...others];
}
