import { median, rounded, summaryOf, sumOf, type Summary } from '../results/statistics.ts';
import type { ColdLoad, Fetched } from './cold-load.ts';

const BYTES_PER_KIB = 1024;

export interface VariantReport {
  readonly name: string;
  readonly about: string;
  readonly contentMs: Summary;
  readonly dataMs: Summary;
  readonly firstContentfulPaintMs: Summary;
  readonly longTasksMs: Summary;
  /** Until the content was shown, in the median visit. */
  readonly requests: number;
  readonly kib: number;
  readonly scriptKib: number;
  /** Time until the content over a fast network: the processor's part alone. */
  readonly unhinderedContentMs: Summary;
  readonly samples: readonly Omit<ColdLoad, 'fetched'>[];
  /** Of the median visit, until the data was shown. */
  readonly waterfall: readonly Fetched[];
}

export interface VariantVisits {
  readonly name: string;
  readonly about: string;
  readonly slow: readonly ColdLoad[];
  readonly unhindered: readonly ColdLoad[];
}

export function variantReport({ name, about, slow, unhindered }: VariantVisits): VariantReport {
  const typical = medianVisit(slow);
  const untilContent = typical.fetched.filter(({ endMs }) => endMs <= typical.contentMs);
  const scripts = untilContent.filter(({ path }) => path.endsWith('.js'));
  const summary = (pick: (load: ColdLoad) => number): Summary => summaryOf(slow.map(pick));
  return {
    name,
    about,
    contentMs: summary((load) => load.contentMs),
    dataMs: summary((load) => load.dataMs),
    firstContentfulPaintMs: summary((load) => load.firstContentfulPaintMs),
    longTasksMs: summary((load) => load.longTasksMs),
    requests: untilContent.length,
    kib: kibOf(untilContent),
    scriptKib: kibOf(scripts),
    unhinderedContentMs: summaryOf(unhindered.map((load) => load.contentMs)),
    samples: slow.map(({ fetched: _, ...load }) => load),
    waterfall: typical.fetched,
  };
}

function medianVisit(loads: readonly ColdLoad[]): ColdLoad {
  const middle = median(loads.map(({ contentMs }) => contentMs));
  const found = loads.find(({ contentMs }) => contentMs === middle);
  if (!found) throw new Error('There is no visit to report on.');
  return found;
}

function kibOf(fetched: readonly Fetched[]): number {
  return rounded(sumOf(fetched.map(({ bytes }) => bytes)) / BYTES_PER_KIB, 1);
}
