import type { Health } from '@afterglow/shared-contracts/registry';

export const HOUR_MS = 3_600_000;

/** What tabs reported of a version in one hour. */
export interface Hour {
  readonly hourIso: string;
  readonly loads: number;
  /** Code that did not arrive or did not run, and crashes. */
  readonly failures: number;
}

/** A version with every hour, also those in which nothing was reported. */
export interface VersionHealth {
  readonly version: string;
  readonly hours: readonly Hour[];
  readonly loads: number;
  readonly failures: number;
}

/** Versions with their hours, oldest first; those that are reported most stand first. */
export function hourlyHealth({ currentHourIso, hours, versions }: Health): readonly VersionHealth[] {
  const lastMs = Date.parse(currentHourIso);
  const all = Array.from({ length: hours }, (_, index) => lastMs - (hours - 1 - index) * HOUR_MS);
  return versions
    .map(({ version, counts }) => {
      const byHour = new Map(counts.map((count) => [Date.parse(count.hourIso), count]));
      const filled = all.map((hourMs) => hourOf(hourMs, byHour.get(hourMs)));
      return { version, hours: filled, loads: sum(filled, 'loads'), failures: sum(filled, 'failures') };
    })
    .toSorted((a, b) => b.loads + b.failures - (a.loads + a.failures));
}

type Counts = Health['versions'][number]['counts'][number];

function hourOf(hourMs: number, counts: Counts | undefined): Hour {
  return {
    hourIso: new Date(hourMs).toISOString(),
    loads: counts?.loads ?? 0,
    failures: (counts?.lostCode ?? 0) + (counts?.crashes ?? 0),
  };
}

function sum(hours: readonly Hour[], field: 'loads' | 'failures'): number {
  return hours.reduce((total, hour) => total + hour[field], 0);
}

/** Of all that were reported; for example "2.5 %", and "0 %" only where nothing failed. */
export function failureShare({ loads, failures }: Pick<VersionHealth, 'loads' | 'failures'>): string {
  const all = loads + failures;
  if (failures === 0 || all === 0) return '0 %';
  const percent = (failures / all) * 100;
  return percent < 0.1 ? '< 0.1 %' : `${percent.toFixed(1)} %`;
}
