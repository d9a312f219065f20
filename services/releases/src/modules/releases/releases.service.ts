import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import { ServiceError } from '@afterglow/kit';
import type { PublishedRelease } from '../../db/tables.ts';
import { unknownName } from '../unknown-name.ts';
import { damagedFiles } from './damaged-files.ts';
import { checkManifest, isSameRelease, type ReleaseKey } from './check-manifest.ts';
import { badUpload } from './refusals.ts';
import type { LiveReleases, ReleaseGate } from '../release-gate.ts';
import type { IncomingRelease, ReleaseStore } from './release-store.ts';
import type { ReleasesRepository } from './releases.repository.ts';
import { keyText, type VersionTurns } from './version-turns.ts';

export type PublishOutcome = 'published' | 'unchanged';

export type PublishCommand = ReleaseKey & {
  upload: AsyncIterable<Uint8Array>;
  actor: string;
  /** Whether the site has built it itself: such a release may claim what nobody holds. */
  isOwn: boolean;
};

export interface ReleasesService {
  publish(command: PublishCommand): Promise<PublishOutcome>;
  /** The manifest of a release whose files are there; it never changes, so it is cached. */
  findManifest(name: string, version: string): Promise<ReleaseManifest | undefined>;
  /** The manifests of all releases whose files must be there. */
  listStored(): Promise<ReleaseManifest[]>;
  /** What has files and is not published: a publish was interrupted. */
  leftOvers(): Promise<ReleaseKey[]>;
  /** Removes the files of a version, unless it is published and not pruned. */
  removeFiles(key: ReleaseKey): Promise<void>;
  /** The versions of an area, newest first; refuses a name under which nothing is published. */
  list(name: string): Promise<PublishedRelease[]>;
  /** A version that is or was published; refuses what never was. */
  require(name: string, version: string): Promise<PublishedRelease>;
  /** The names under which something is published. */
  names(): Promise<readonly string[]>;
}

export interface ReleasesServiceOptions {
  repository: ReleasesRepository;
  inTurn: VersionTurns;
  store: ReleaseStore;
  gate: ReleaseGate;
  /** What is live where releases go first. */
  findLive: () => Promise<LiveReleases>;
  nowMs: () => number;
}

export function createReleasesService(options: ReleasesServiceOptions): ReleasesService {
  const { repository, inTurn, store, gate, findLive, nowMs } = options;
  const manifests = new Map<string, ReleaseManifest>();

  async function findManifest(name: string, version: string): Promise<ReleaseManifest | undefined> {
    const key = keyText({ name, version });
    const known = manifests.get(key);
    if (known !== undefined) return known;
    const found = await repository.find(name, version);
    if (found === undefined || found.pruned_at !== null) return undefined;
    manifests.set(key, found.manifest);
    return found.manifest;
  }

  async function accept(
    incoming: IncomingRelease,
    { name, version, actor, isOwn }: PublishCommand,
  ): Promise<PublishOutcome> {
    const manifest = await readManifest(incoming, { name, version });
    if (manifest.kind === 'remote') await gate.grantFree(manifest, actor, isOwn);
    const existing = await repository.find(name, version);
    if (existing !== undefined) return acceptAgain(incoming, manifest, existing);
    await incoming.compress();
    await gate.checkPublished(manifest, await findLive(), incoming.sizeOf);
    return inTurn(manifest, async (locked) => {
      const other = await locked.find(name, version);
      // Somebody else has published it meanwhile.
      if (other !== undefined) return refuseOther(other, manifest);
      // Files first: a row without files would be served; files without a row are not, and the next publish replaces them.
      await incoming.accept(manifest);
      await locked.insert({
        name,
        version,
        kind: manifest.kind,
        manifest,
        size_bytes: manifest.files.reduce((sum, file) => sum + file.sizeBytes, 0),
        published_by: actor,
        published_at: new Date(nowMs()),
      });
      return 'published';
    });
  }

  /** Files that were lost, damaged or pruned are there again. */
  async function acceptAgain(
    incoming: IncomingRelease,
    manifest: ReleaseManifest,
    existing: PublishedRelease,
  ): Promise<PublishOutcome> {
    refuseOther(existing, manifest);
    const isWhole = existing.pruned_at === null && (await damagedFiles(existing.manifest, store)).length === 0;
    if (isWhole) return 'unchanged';
    await incoming.compress();
    await inTurn(manifest, async (locked) => {
      await incoming.accept(manifest);
      await locked.restore(manifest.name, manifest.version, new Date(nowMs()));
    });
    return 'unchanged';
  }

  return {
    findManifest,
    listStored: () => repository.stored(),
    leftOvers: () => leftOvers(options),
    removeFiles: (key) =>
      inTurn(key, async (locked) => {
        const found = await locked.find(key.name, key.version);
        if (found !== undefined && found.pruned_at === null) return;
        manifests.delete(keyText(key));
        await store.remove(key);
      }),
    async list(name) {
      const rows = await repository.list(name);
      if (rows.length === 0) throw unknownName(name, await repository.names());
      return rows;
    },
    async require(name, version) {
      const found = await repository.find(name, version);
      if (found !== undefined) return found;
      const names = await repository.names();
      if (!names.includes(name)) throw unknownName(name, names);
      throw new ServiceError('not-found', 'not_found', `${name} ${version} is not published.`);
    },
    names: () => repository.names(),
    async publish(command) {
      const incoming = await store.receive(command.upload);
      try {
        return await accept(incoming, command);
      } finally {
        await incoming.discard();
      }
    },
  };
}

async function leftOvers({ store, repository }: ReleasesServiceOptions): Promise<ReleaseKey[]> {
  // Listed first: what is published meanwhile is published by then.
  const withFiles = await store.list();
  const published = new Set((await repository.stored()).map(keyText));
  return withFiles.filter((key) => !published.has(keyText(key)));
}

function refuseOther({ manifest: published }: PublishedRelease, manifest: ReleaseManifest): 'unchanged' {
  if (isSameRelease(published, manifest)) return 'unchanged';
  const { name, version } = manifest;
  throw new ServiceError(
    'conflict',
    'conflict',
    `${name} ${version} is published with other bytes: publish a new version.`,
  );
}

async function readManifest(incoming: IncomingRelease, key: ReleaseKey): Promise<ReleaseManifest> {
  const text = await incoming.readManifest();
  if (text === undefined) throw badUpload(`The archive holds no ${RELEASE_MANIFEST_FILE}.`);
  return checkManifest(text, key, incoming.files);
}
