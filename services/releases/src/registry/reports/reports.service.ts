import { operations, type ReleaseManifest, type ReleaseReport } from '@afterglow/shared-contracts';
import type { Health } from '@afterglow/shared-registry-contracts';
import { ServiceError } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { ReportCountsTable } from '../../db/tables.ts';
import { unknownNameError } from '../releases/index.ts';
import type { HourCounts, ReportsRepository } from './reports.repository.ts';

const LISTED_HOURS = 24;

export interface ReportsService {
  /** Counts a tab's report; rejects one about a release that does not exist, or anyone could fill the table. */
  accept(report: ReleaseReport, address: string): Promise<void>;
  recent(): Promise<ReportCountsTable[]>;
  health(remote: string, hours: number): Promise<Health>;
}

export interface ReportsServiceOptions {
  repository: ReportsRepository;
  findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  listNames: () => Promise<readonly string[]>;
  /** Called with every counted report, and its client IP. */
  onReport: (report: ReleaseReport, address: string) => Promise<void>;
  nowMs: () => number;
}

export function createReportsService({
  repository,
  findManifest,
  listNames,
  onReport,
  nowMs,
}: ReportsServiceOptions): ReportsService {
  return {
    async accept(report, address) {
      const { remote, version, kind } = report;
      if ((await findManifest(remote, version)) === undefined) {
        throw new ServiceError('not-found', 'not_found', `${remote} ${version} isn't published.`);
      }
      await repository.count({ remote, version, kind, reason: reasonOf(report), hour: new Date(hourOf(nowMs())) });
      await onReport(report, address);
    },
    recent: () => repository.list(new Date(hourOf(nowMs()) - LISTED_HOURS * HOUR_MS)),
    async health(remote, hours) {
      const names = await listNames();
      if (!names.includes(remote)) throw unknownNameError(remote, names);
      const currentHourMs = hourOf(nowMs());
      const rows = await repository.byHour(remote, new Date(currentHourMs - (hours - 1) * HOUR_MS));
      return { remote, currentHourIso: new Date(currentHourMs).toISOString(), hours, versions: byVersion(rows) };
    },
  };
}

function byVersion(rows: readonly HourCounts[]): Health['versions'] {
  const versions = [...new Set(rows.map(({ version }) => version))];
  return versions.map((version) => ({
    version,
    counts: rows
      .filter((row) => row.version === version)
      .map(({ hour, loads, lostCode, crashes, otherFailures, begun, left }) => ({
        hourIso: hour.toISOString(),
        loads,
        lostCode,
        crashes,
        ...(otherFailures > 0 && { otherFailures }),
        ...(begun > 0 && { visits: Math.max(0, begun - left) }),
      })),
  }));
}

function hourOf(timeMs: number): number {
  return Math.floor(timeMs / HOUR_MS) * HOUR_MS;
}

/** Few values, so that the counts stay few: URLs and messages go to the log. */
function reasonOf(report: ReleaseReport): string {
  switch (report.kind) {
    case 'chunk-load-error':
      return report.reason;
    case 'malformed-answer':
      return Object.hasOwn(operations, report.operation) ? report.operation : 'unknown';
    default:
      return '';
  }
}
