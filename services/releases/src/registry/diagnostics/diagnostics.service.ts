import { statfs } from 'node:fs/promises';
import { type Environment, ENVIRONMENTS, type ReleaseManifest } from '@afterglow/shared-contracts';
import { type DiagnosticsReport, type Finding, isTombstone } from '@afterglow/shared-registry-contracts';
import { commandText } from '../../http/command-text.ts';
import type { VersionKey } from '../prune/index.ts';

/** A change in the log later than now, or a database whose clock differs by more: one of the clocks is wrong. */
const CLOCK_LIMIT_MS = 10_000;
/** A release takes a few megabytes while it is published. */
const SPACE_LIMIT_BYTES = 200_000_000;

interface LogCheck {
  readonly revisions: number;
  readonly firstBrokenRevision: number | null;
  readonly lastChangeMs: number | null;
}

export interface DiagnosticsOptions {
  readonly listStored: () => Promise<readonly ReleaseManifest[]>;
  readonly damagedFiles: (manifest: ReleaseManifest) => Promise<readonly string[]>;
  readonly orphanedFiles: () => Promise<readonly VersionKey[]>;
  readonly verifyLog: (environment: Environment) => Promise<LogCheck>;
  readonly databaseNowMs: () => Promise<number>;
  readonly folder: string;
  readonly nowMs: () => number;
}

export interface DiagnosticsService {
  examine(): Promise<DiagnosticsReport>;
}

export function createDiagnostics(options: DiagnosticsOptions): DiagnosticsService {
  return {
    async examine() {
      const manifests = await options.listStored();
      const logs = await Promise.all(ENVIRONMENTS.map(async (name) => ({ name, ...(await options.verifyLog(name)) })));
      const findings = [
        ...(await filesFindings(options, manifests)),
        ...(await leftOverFindings(options)),
        ...logs.flatMap(logFindings),
        ...(await clockFindings(options, logs)),
        ...(await spaceFindings(options.folder)),
      ];
      return {
        nowIso: new Date(options.nowMs()).toISOString(),
        versions: manifests.length,
        files: manifests.reduce((sum, { files }) => sum + files.length, 0),
        revisions: logs.reduce((sum, { revisions }) => sum + revisions, 0),
        findings,
      };
    },
  };
}

async function filesFindings(
  { damagedFiles }: DiagnosticsOptions,
  manifests: readonly ReleaseManifest[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  // One after the other, so that the site can serve requests in between.
  for (const manifest of manifests) {
    const [first, ...more] = await damagedFiles(manifest);
    if (first === undefined) continue;
    const { name, version } = manifest;
    findings.push({
      about: 'files',
      what: `${name} ${version}: ${first}${more.length === 0 ? '' : `, and ${more.length} more`}.`,
      remedy: filesRemedy(name, version),
    });
  }
  return findings;
}

/** No one builds a tombstone: the registry writes it. */
function filesRemedy(name: string, version: string): string {
  return isTombstone(version)
    ? `If ${name} is still retired, retire it again to restore its notice: ${commandText(`retire ${name}`)}. If it's live again, you can ignore this.`
    : `Publish the same build of ${name} ${version} again. If it's live, roll it back first.`;
}

async function leftOverFindings({ orphanedFiles }: DiagnosticsOptions): Promise<Finding[]> {
  const names = (await orphanedFiles()).map(({ name, version }) => `${name} ${version}`);
  if (names.length === 0) return [];
  const what = `Files from unpublished versions: ${names.join(', ')}.`;
  const remedy = `No one is using them. Remove them with: ${commandText('prune')}`;
  return [{ about: 'left-overs', what, remedy }];
}

function logFindings({ name, firstBrokenRevision }: LogCheck & { readonly name: Environment }): Finding[] {
  if (firstBrokenRevision === null) return [];
  const what = `The ${name} log was tampered with. Revision ${firstBrokenRevision} doesn't match.`;
  const remedy =
    "What's live isn't affected. Find out who can write to the database, then restore the last good backup.";
  return [{ about: 'log', what, remedy }];
}

async function clockFindings(
  { databaseNowMs, nowMs }: DiagnosticsOptions,
  logs: readonly LogCheck[],
): Promise<Finding[]> {
  const remedy = 'Set both machines to sync their clocks over the network (NTP).';
  const aheadMs = (await databaseNowMs()) - nowMs();
  const lastChangeMs = Math.max(...logs.map((log) => log.lastChangeMs ?? 0));
  const findings: Finding[] = [];
  if (Math.abs(aheadMs) > CLOCK_LIMIT_MS) {
    const what = `The registry and database clocks are ${Math.round(Math.abs(aheadMs) / 1000)} seconds apart.`;
    findings.push({ about: 'clock', what, remedy });
  }
  if (lastChangeMs > nowMs() + CLOCK_LIMIT_MS) {
    const what = `The last change is dated ${new Date(lastChangeMs).toISOString()}, which is in the future.`;
    findings.push({ about: 'clock', what, remedy });
  }
  return findings;
}

async function spaceFindings(folder: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= SPACE_LIMIT_BYTES) return [];
  const what = `Only ${Math.floor((bavail * bsize) / 1_000_000)} MB are free where the files are.`;
  return [
    { about: 'space', what, remedy: `Free up space. Run "${commandText('unused')}" to see what a prune would remove.` },
  ];
}
