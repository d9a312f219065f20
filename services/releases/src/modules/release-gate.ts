import type { ReleaseManifest, RemoteManifest, ShellManifest } from '@afterglow/shared-contracts';
import type { AttestedManifest } from '@afterglow/shared-contracts/registry';

/** What is live where a release is to go. */
export interface LiveReleases {
  readonly shell: ShellManifest | undefined;
  readonly remotes: readonly RemoteManifest[];
}

/** The size of a file of a release as browsers fetch it, in bytes. */
export type SizeOf = (path: string) => Promise<number>;

/** What a release has to fulfil before it is kept, and again before it is made live. Refusals say what to change. */
export interface ReleaseGate {
  /** Refuses a release whose sources were not checked, unless the site has built it itself. */
  checkAttested(manifest: AttestedManifest, isOwn: boolean): void;
  /** Refuses a release that is far too large, by sizes that are about right; it may take long to compress. */
  checkRoughly(manifest: ReleaseManifest, roughSizeOf: SizeOf): Promise<void>;
  /** Refuses a release that does not fit what is live, claims paths of others, or is too large. */
  checkPublished(manifest: ReleaseManifest, live: LiveReleases, sizeOf: SizeOf): Promise<void>;
  /** Refuses a release that does not fit what is live by now. */
  checkPromoted(manifest: ReleaseManifest, live: LiveReleases): Promise<void>;
  /** Whether a remote runs in a shell. */
  fits(remote: RemoteManifest, shell: ShellManifest): boolean;
  /** Grants an area the paths that it claims and no one holds; of a release that is not the site's own, only the one of its name. */
  grantFree(manifest: RemoteManifest, by: string, isOwn: boolean): Promise<void>;
}
