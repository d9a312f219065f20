import { type Environment, type LiveSet, liveSetPath, liveSetSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import { callRegistry, type RegistryAddress } from './call-registry.ts';
import { type PackedRelease, packRelease } from './pack-release.ts';
import {
  type ChangeAnswer,
  changeAnswerSchema,
  type HistoryEntry,
  historySchema,
  type PromoteRequest,
  type PublishAnswer,
  publishAnswerSchema,
  type RollbackRequest,
  type Verification,
  verificationSchema,
  type VersionList,
  versionListSchema,
} from './wire.ts';

export type HistoryQuery = { remote?: string | undefined; version?: string; limit?: number };
export type RemoteIn = { environment: Environment; remote: string };

/** The registry over HTTP, as teams, managers and the site itself use it. Every call throws a RegistryError when refused. */
export interface ReleasesClient {
  /** Uploads a built release: a folder with `release.json` and its files. */
  publish(folder: string): Promise<PublishAnswer>;
  /** The same for one that is packed already. */
  publishPacked(release: PackedRelease): Promise<PublishAnswer>;
  /** Makes a version live, based on the live set of this moment. */
  promote(change: RemoteIn & PromoteRequest): Promise<ChangeAnswer>;
  rollback(change: RemoteIn & RollbackRequest): Promise<ChangeAnswer>;
  liveSet(environment: Environment): Promise<LiveSet>;
  /** Newest first. */
  history(environment: Environment, filter?: HistoryQuery): Promise<HistoryEntry[]>;
  verify(environment: Environment): Promise<Verification>;
  versions(remote: string): Promise<VersionList['versions']>;
}

export function createReleasesClient(address: RegistryAddress): ReleasesClient {
  const json = { 'content-type': 'application/json' };
  const pathOf = ({ environment, remote }: RemoteIn) =>
    `${RELEASES_PATH}/environments/${environment}/remotes/${remote}`;
  const liveSet = (environment: Environment) =>
    callRegistry(address, { path: liveSetPath(environment) }, liveSetSchema);

  function publishPacked({ manifest, archive }: PackedRelease) {
    const path = `${RELEASES_PATH}/${manifest.name}/versions/${manifest.version}`;
    const headers = { 'content-type': 'application/gzip' };
    return callRegistry(address, { method: 'POST', path, headers, body: archive }, publishAnswerSchema);
  }

  return {
    liveSet,
    publishPacked,
    publish: async (folder) => publishPacked(await packRelease(folder)),
    async promote({ environment, remote, ...request }) {
      const { revision } = await liveSet(environment);
      const headers = { ...json, 'if-match': `"${revision}"` };
      const path = pathOf({ environment, remote });
      return callRegistry(address, { method: 'PUT', path, headers, body: JSON.stringify(request) }, changeAnswerSchema);
    },
    rollback({ environment, remote, ...request }) {
      const path = `${pathOf({ environment, remote })}/rollback`;
      return callRegistry(
        address,
        { method: 'POST', path, headers: json, body: JSON.stringify(request) },
        changeAnswerSchema,
      );
    },
    async history(environment, filter = {}) {
      const given = Object.entries(filter).filter(([, value]) => value !== undefined);
      const query = new URLSearchParams(given.map(([key, value]): [string, string] => [key, `${value}`]));
      const path = `${RELEASES_PATH}/environments/${environment}/history?${query.toString()}`;
      return (await callRegistry(address, { path }, historySchema)).entries;
    },
    verify: (environment) =>
      callRegistry(address, { path: `${RELEASES_PATH}/environments/${environment}/verification` }, verificationSchema),
    async versions(remote) {
      return (await callRegistry(address, { path: `${RELEASES_PATH}/${remote}/versions` }, versionListSchema)).versions;
    },
  };
}
