import type { ReleaseManifest, RemoteManifest, ShellManifest } from '@afterglow/shared-contracts';
import type { AttestedManifest } from '@afterglow/shared-registry-contracts';

/** The live releases at a release's destination. */
export interface LiveReleases {
  readonly shell: ShellManifest | undefined;
  readonly remotes: readonly RemoteManifest[];
}

/** The size of a file of a release as browsers fetch it, in bytes. */
export type SizeOf = (path: string) => Promise<number>;

/** The requirements of a release when it is stored, and again when it is promoted. Errors say what to change. */
export interface ReleaseGate {
  /** Rejects a release whose sources were not checked, unless the site has built it itself. */
  checkAttested(manifest: AttestedManifest, isOwn: boolean): void;
  /** Rejects a release that is far too large, by approximate sizes; it may take long to compress. */
  checkRoughly(manifest: ReleaseManifest, roughSizeOf: SizeOf): Promise<void>;
  /** Rejects a release that does not fit the live set, claims paths of others, or is too large. */
  checkPublished(manifest: ReleaseManifest, live: LiveReleases, sizeOf: SizeOf): Promise<void>;
  /** Rejects a release that no longer fits the live set. */
  checkPromoted(manifest: ReleaseManifest, live: LiveReleases): Promise<void>;
  /** Whether a remote runs in a shell. */
  fits(remote: RemoteManifest, shell: ShellManifest): boolean;
  /** Grants an area its unclaimed paths; of a release that is not the site's own, only the one of its name. */
  grantFree(manifest: RemoteManifest, by: string, isOwn: boolean): Promise<void>;
}
