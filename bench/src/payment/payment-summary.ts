import { markdownTable } from '../results/markdown-table.ts';
import { percentile, rounded } from '../results/statistics.ts';

/** Milliseconds since the provider's first webhook was sent, a sample for each member. */
export interface PaymentTimes {
  readonly what: string;
  /** The site had accepted all webhooks. */
  readonly takenMs: number[];
  /** The tab showed that its member has Premium. */
  readonly reportedMs: number[];
  /** Music of the better quality played. */
  readonly heardMs: number[];
}

const HEAD = [
  'notice of, tab',
  'members',
  'notices taken p50 ms',
  'told p50 ms',
  'heard p50 ms',
  'p95',
  'longest',
  'ratio of p95',
];

/** A row for each variant; the first one is the baseline. */
export function paymentSummary(times: readonly PaymentTimes[]): readonly string[] {
  const [first] = times;
  if (first === undefined) return [];
  const firstP95 = percentile(first.heardMs, 0.95);
  const rows = times.map(({ what, takenMs, reportedMs, heardMs }) => {
    const p95 = percentile(heardMs, 0.95);
    const middles = [takenMs, reportedMs, heardMs].map((values) => rounded(percentile(values, 0.5)));
    return [
      what,
      heardMs.length,
      ...middles,
      rounded(p95),
      rounded(percentile(heardMs, 1)),
      rounded(p95 / firstP95, 2),
    ];
  });
  return markdownTable(HEAD, rows);
}
