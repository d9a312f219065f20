import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import type { AttestedManifest } from '@afterglow/shared-registry-contracts';
import { ServiceError } from '@afterglow/kit';
import type { PublishedRelease } from '../../db/tables.ts';
import type { LiveReleases, ReleaseGate } from '../gate/index.ts';
import { checkManifest, isSameRelease, type ReleaseKey } from './check-manifest.ts';
import { damagedFiles } from './store/damaged-files.ts';
import { badUpload } from './errors.ts';
import type { IncomingRelease, ReleaseStore } from './store/release-store.ts';
import type { ReleasesRepository } from './releases.repository.ts';
import type { VersionLocks } from './version-locks.ts';

export type PublishOutcome = 'published' | 'unchanged';

export type PublishCommand = ReleaseKey & {
  upload: AsyncIterable<Uint8Array>;
  actor: string;
  /** Whether the site has built it itself: such a release may claim unclaimed paths. */
  isOwn: boolean;
};

export interface PublishOptions {
  repository: ReleasesRepository;
  inTurn: VersionLocks;
  store: ReleaseStore;
  gate: ReleaseGate;
  /** The live releases where releases go first. */
  findLive: () => Promise<LiveReleases>;
  nowMs: () => number;
}

export function createPublish(options: PublishOptions): (command: PublishCommand) => Promise<PublishOutcome> {
  const { repository, inTurn, store, gate, findLive, nowMs } = options;

  async function accept(
    incoming: IncomingRelease,
    { name, version, actor, isOwn }: PublishCommand,
  ): Promise<PublishOutcome> {
    const manifest = await readManifest(incoming, { name, version });
    if (manifest.kind === 'remote') await gate.grantFree(manifest, actor, isOwn);
    const existing = await repository.find(name, version);
    if (existing !== undefined) return acceptAgain(incoming, manifest, existing);
    gate.checkAttested(manifest, isOwn);
    await gate.checkRoughly(manifest, incoming.roughSizeOf);
    await incoming.compress();
    await gate.checkPublished(manifest, await findLive(), incoming.sizeOf);
    return inTurn(manifest, async (locked) => {
      const other = await locked.find(name, version);
      // Another caller has published it in the meantime.
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

  /** Lost, damaged or pruned files are restored. */
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

  return async (command) => {
    const incoming = await store.receive(command.upload);
    try {
      return await accept(incoming, command);
    } finally {
      await incoming.discard();
    }
  };
}

function refuseOther({ manifest: published }: PublishedRelease, manifest: ReleaseManifest): 'unchanged' {
  if (isSameRelease(published, manifest)) return 'unchanged';
  const { name, version } = manifest;
  throw new ServiceError(
    'conflict',
    'conflict',
    `${name} ${version} is already published with different contents. Publish a new version.`,
  );
}

async function readManifest(incoming: IncomingRelease, key: ReleaseKey): Promise<AttestedManifest> {
  const text = await incoming.readManifest();
  if (text === undefined) throw badUpload(`The archive has no ${RELEASE_MANIFEST_FILE}.`);
  return checkManifest(text, key, incoming.files);
}
