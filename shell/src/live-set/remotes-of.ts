import type { RemoteSummary, LiveRemote, LiveSet } from '@afterglow/shared-contracts';

/** A remote with all its data, or with enough to route to it. */
export type RemoteEntry = LiveRemote | RemoteSummary;

export function allRemotesOf({ remotes, others = [] }: LiveSet): readonly RemoteEntry[] {
  return [...remotes, ...others];
}
