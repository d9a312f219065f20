import type { Environment, LiveSet } from '@afterglow/shared-contracts';
import {
  type ChangeAnswer,
  type HistoryEntry,
  noteLines,
  type PublishAnswer,
  type RegistryAnswer,
  type RegistryInput,
  type RegistryOperation,
  registryOperations,
  revisionTag,
  type Verification,
  type VersionList,
} from '@afterglow/shared-registry-contracts';
import { callRegistry, type RegistryAddress } from './call-registry.ts';
import { type FindPublishedNotes, type PackedRelease, packRelease } from './pack-release.ts';
import { isRegistryError } from './registry-error.ts';

/** Filters revisions: by area, or those that made a version live; the newest 50 unless `limit` is set. */
export interface HistoryOptions {
  readonly remote?: string | undefined;
  readonly version?: string;
  readonly limit?: number;
}

/** A change to the live version of one area, and its reason. */
export interface ChangeOptions {
  readonly environment: Environment;
  readonly remote: string;
  readonly reason: string;
}

/** The registry over HTTP, for teams, managers and the site itself. Every call throws a RegistryError on failure. */
export interface ReleasesClient {
  readonly url: string;
  readonly hasToken: boolean;
  call<O extends RegistryOperation>(operation: O, input: RegistryInput<O>): Promise<RegistryAnswer<O>>;
  /** Uploads a built release: a folder with `release.json` and its files. Throws a RegistryError `no-release` when there is none. */
  publish(folder: string): Promise<PublishAnswer>;
  publishPacked(release: PackedRelease): Promise<PublishAnswer>;
  publishedNotes: FindPublishedNotes;
  promote(change: ChangeOptions & { readonly version: string }): Promise<ChangeAnswer>;
  /** Rolls an area back to the version `to`, or to its previous good one; fails when `from` is given and no longer live. */
  rollback(change: ChangeOptions & { readonly from?: string; readonly to?: string }): Promise<ChangeAnswer>;
  liveSet(environment: Environment): Promise<LiveSet>;
  history(environment: Environment, options?: HistoryOptions): Promise<HistoryEntry[]>;
  verify(environment: Environment): Promise<Verification>;
  versions(remote: string): Promise<VersionList['versions']>;
}

/** A client of the registry at an address; nothing is sent before the first call. */
export function createReleasesClient(address: RegistryAddress): ReleasesClient {
  const { call, publishPacked, promote, liveSet } = basicCalls(address);
  const versions: ReleasesClient['versions'] = async (remote) =>
    (await call(registryOperations.listVersions, { params: { remote } })).versions;
  const publishedNotes: FindPublishedNotes = async (name, version) =>
    (await versions(name).catch(noVersions)).flatMap((one) => (one.version === version ? [] : noteLines(one.notes)));
  return {
    url: address.url,
    hasToken: address.token !== undefined,
    call,
    publishPacked,
    publishedNotes,
    promote,
    liveSet,
    publish: async (folder) => publishPacked(await packRelease(folder, publishedNotes)),
    rollback: ({ environment, remote, ...body }) =>
      call(registryOperations.rollBack, { params: { environment, remote }, body }),
    async history(environment, options = {}) {
      return (await call(registryOperations.getHistory, { params: { environment }, query: { ...options } })).entries;
    },
    verify: (environment) => call(registryOperations.verifyHistory, { params: { environment } }),
    versions,
  };
}

/** Of an area that was never published. */
function noVersions(error: unknown): [] {
  if (isRegistryError(error) && error.code === 'not_found') return [];
  throw error;
}

function basicCalls(address: RegistryAddress) {
  const call: ReleasesClient['call'] = (operation, input) => callRegistry(address, operation, input);
  const liveSet: ReleasesClient['liveSet'] = (environment) =>
    call(registryOperations.getLiveSet, { params: { environment } });
  const publishPacked: ReleasesClient['publishPacked'] = ({ manifest: { name, version }, archive }) =>
    call(registryOperations.publish, { params: { remote: name, version }, body: archive });
  const promote: ReleasesClient['promote'] = async ({ environment, remote, version, reason }) => {
    const { revision } = await liveSet(environment);
    return call(registryOperations.promote, {
      params: { environment, remote },
      requestHeaders: { 'if-match': revisionTag(revision) },
      body: { version, reason },
    });
  };
  return { call, liveSet, publishPacked, promote };
}
