import { markdownTable } from '../results/markdown-table.ts';
import { percentile, rounded } from '../results/statistics.ts';

/** Milliseconds from click to playback, a sample for each page. */
export interface SoundTimes {
  readonly what: string;
  readonly productMs: number[];
  readonly bareMs: number[];
}

/** A row for each kind of playback. */
export function clickSummary(times: readonly SoundTimes[]): readonly string[] {
  const rows = times.map(({ what, productMs, bareMs }) => {
    const [p75, bareP75] = [percentile(productMs, 0.75), percentile(bareMs, 0.75)];
    const shares = [percentile(productMs, 0.5), p75, percentile(productMs, 1), bareP75].map((ms) => rounded(ms));
    return [what, ...shares, rounded(p75 / bareP75, 2)];
  });
  return markdownTable(['what', 'p50 ms', 'p75 ms', 'longest', 'bare element p75 ms', 'ratio of p75'], rows);
}
