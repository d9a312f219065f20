import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { Health } from '@afterglow/shared-registry-contracts';

/** The reports about a version in one hour. */
export interface Hour {
  readonly hourIso: string;
  readonly loads: number;
  /** Code that did not load or run, crashes, and an area that showed nothing, stopped the page or kept it busy. */
  readonly failures: number;
  /** How often tabs have tried it, of which `failures` failed. */
  readonly visits: number;
}

/** A version with every hour, including those without reports. */
export interface VersionHealth {
  readonly version: string;
  readonly hours: readonly Hour[];
  readonly loads: number;
  readonly failures: number;
  readonly visits: number;
}

/** Versions with their hours, oldest first; the most reported versions come first. */
export function hourlyHealth({ currentHourIso, hours, versions }: Health): readonly VersionHealth[] {
  const lastMs = Date.parse(currentHourIso);
  const all = Array.from({ length: hours }, (_, index) => lastMs - (hours - 1 - index) * HOUR_MS);
  return versions
    .map(({ version, counts }) => {
      const byHour = new Map(counts.map((count) => [Date.parse(count.hourIso), count]));
      const filled = all.map((hourMs) => hourOf(hourMs, byHour.get(hourMs)));
      const [loads, failures, visits] = [sum(filled, 'loads'), sum(filled, 'failures'), sum(filled, 'visits')];
      return { version, hours: filled, loads, failures, visits };
    })
    .toSorted((a, b) => b.visits - a.visits);
}

type Counts = Health['versions'][number]['counts'][number];

function hourOf(hourMs: number, counts: Counts | undefined): Hour {
  const { loads = 0, lostCode = 0, crashes = 0, otherFailures = 0, visits = 0 } = counts ?? {};
  const failures = lostCode + crashes + otherFailures;
  return {
    hourIso: new Date(hourMs).toISOString(),
    loads,
    failures,
    visits: visitsOf({ loads, lostCode, failures, started: visits }),
  };
}

interface VisitOptions {
  readonly loads: number;
  readonly lostCode: number;
  readonly failures: number;
  /** Zero where tabs do not report starts. */
  readonly started: number;
}

/** A tab that does not report starts reports loads, and then whether they fail. */
export function visitsOf({ loads, lostCode, failures, started }: VisitOptions): number {
  return Math.max(started, loads + lostCode, failures);
}

function sum(hours: readonly Hour[], field: 'loads' | 'failures' | 'visits'): number {
  return hours.reduce((total, hour) => total + hour[field], 0);
}

/** The share of failed visits, for example "2.5%"; "0%" only without failures. */
export function failureShare({ visits, failures }: Pick<VersionHealth, 'visits' | 'failures'>): string {
  if (failures === 0 || visits === 0) return '0%';
  const percent = (failures / visits) * 100;
  return percent < 0.1 ? '< 0.1%' : `${percent.toFixed(1)}%`;
}
