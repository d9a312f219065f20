import { pagesOf, type ReleaseManifest, type RemoteManifest, type ShellManifest } from '@afterglow/shared-contracts';
import { ServiceError } from '@afterglow/kit';
import type { PathGrantsTable } from '../../db/tables.ts';
import type { LiveReleases, ReleaseGate, SizeOf } from './release-gate.ts';
import { commandText } from '../../http/command-text.ts';
import { attestationProblems } from './check-attestation.ts';
import { incompatibilities, unreadableRanges } from './check-compatibility.ts';
import { unclaimedPathsOf, isOurs, refusedClaims } from './claimed-paths.ts';
import type { GrantsRepository } from './grants.repository.ts';

const BYTES_PER_KB = 1000;
/** Quick compression is never twice as large as thorough compression. */
const ROUGH_LIMITS = 2;

export interface GateService extends ReleaseGate {
  /** Grants a path, revoking any other grant of it. */
  grant(remote: string, path: string, by: string): Promise<void>;
  grants(): Promise<PathGrantsTable[]>;
}

export interface GateOptions {
  readonly repository: GrantsRepository;
  /** The maximum compressed JavaScript of an area's page, beyond what the shell provides. */
  readonly pageScriptBytes: number;
  readonly nowMs: () => number;
}

export function createGateService({ repository, pageScriptBytes, nowMs }: GateOptions): GateService {
  const held = (remote: string, path: string, by: string): PathGrantsTable => ({
    path,
    remote,
    granted_by: by,
    granted_at: new Date(nowMs()),
  });

  async function checkPaths(manifest: ReleaseManifest): Promise<void> {
    if (manifest.kind === 'shell') return;
    const refused = refusedClaims(manifest, await repository.list());
    if (refused.length === 0) return;
    const claims = refused.map(({ pattern, holder }) => `${pattern} (${holder ?? 'no one'})`).join(', ');
    throw new ServiceError(
      'forbidden',
      'does_not_fit',
      `${manifest.name} can't own ${claims}. Remove it from src/pages.ts, or ask a release manager to run: ${commandText(`grant ${manifest.name} <path>`)}`,
    );
  }

  return {
    checkAttested(manifest, isOwn) {
      if (!isOwn) refuseAny(manifest, attestationProblems(manifest));
    },
    async checkRoughly(manifest, roughSizeOf) {
      if (manifest.kind === 'shell') return;
      refuseAny(manifest, await tooHeavyPages(manifest, roughSizeOf, { limitBytes: pageScriptBytes, isRough: true }));
    },
    async checkPublished(manifest, live, sizeOf) {
      refuseAny(manifest, unreadableRanges(manifest));
      await checkPaths(manifest);
      if (manifest.kind === 'shell') return;
      refuseAny(manifest, await tooHeavyPages(manifest, sizeOf, { limitBytes: pageScriptBytes }));
      refuseAny(manifest, live.shell ? incompatibilities(manifest, live.shell) : []);
    },
    async checkPromoted(manifest, live) {
      await checkPaths(manifest);
      refuseAny(manifest, manifest.kind === 'remote' ? inShell(manifest, live) : underRemotes(manifest, live));
    },
    fits: (remote, shell) => incompatibilities(remote, shell).length === 0,
    async grantFree(manifest, by, isOwn) {
      const all = unclaimedPathsOf(manifest, await repository.list());
      const free = isOwn ? all : all.filter((path) => path === `/${manifest.name}`);
      await repository.grantFree(free.map((path) => held(manifest.name, path, by)));
    },
    async grant(remote, path, by) {
      if (isOurs(path)) {
        throw new ServiceError(
          'invalid',
          'validation_failed',
          `path: ${path} is reserved for the site. Choose another path.`,
        );
      }
      await repository.grant(held(remote, path, by));
    },
    grants: () => repository.list(),
  };
}

function inShell(manifest: RemoteManifest, { shell }: LiveReleases): string[] {
  return shell ? incompatibilities(manifest, shell) : [];
}

function underRemotes(shell: ShellManifest, { remotes }: LiveReleases): string[] {
  return remotes.flatMap((remote) =>
    incompatibilities(remote, shell).map(
      (reason) => `${remote.name} ${remote.version} is live and doesn't work with it. ${reason}`,
    ),
  );
}

interface WeightOptions {
  readonly limitBytes: number;
  readonly isRough?: boolean;
}

async function tooHeavyPages(
  manifest: RemoteManifest,
  sizeOf: SizeOf,
  { limitBytes, isRough = false }: WeightOptions,
): Promise<string[]> {
  const always = await sumOf([manifest.entry, ...manifest.scripts], sizeOf);
  const pages = await Promise.all(
    pagesOf(manifest).map(async ({ path, scripts }) => ({ path, bytes: always + (await sumOf(scripts, sizeOf)) })),
  );
  return pages
    .filter(({ bytes }) => bytes > (isRough ? ROUGH_LIMITS * limitBytes : limitBytes))
    .map(
      ({ path, bytes }) =>
        `Its page ${path} loads ${isRough ? 'about ' : ''}${kilobytes(bytes)} of compressed JavaScript. The limit is ${kilobytes(limitBytes)}. Load the rest on demand with import().`,
    );
}

async function sumOf(paths: readonly string[], sizeOf: SizeOf): Promise<number> {
  const sizes = await Promise.all([...new Set(paths)].map(sizeOf));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / BYTES_PER_KB).toFixed(1)} kB`;
}

function refuseAny({ name, version }: ReleaseManifest, reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  throw new ServiceError(
    'conflict',
    'does_not_fit',
    `${name} ${version} isn't compatible. Nothing changed. ${reasons.join(' ')}`,
  );
}
