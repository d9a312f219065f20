import { markdownTable } from '../results/markdown-table.ts';
import { rounded } from '../results/statistics.ts';
import type { AreaWeights } from './weigh-area.ts';

export interface AreaNumbers extends AreaWeights {
  readonly name: string;
  readonly buildSeconds: number;
  readonly testSeconds: number;
}

const BYTES_PER_KB = 1000;
const kb = (bytes: number): number => rounded(bytes / BYTES_PER_KB, 1);

export function areasSummary(areas: readonly AreaNumbers[]): readonly string[] {
  return markdownTable(
    ['area', 'first route', 'kB', 'heaviest route', 'its kB', 'all kB', 'build s', 'tests s'],
    areas.map(({ name, routes, allBytes, buildSeconds, testSeconds }) => {
      const [first] = routes;
      const heaviest = routes.toSorted((one, other) => other.bytes - one.bytes)[0];
      if (!first || !heaviest) throw new Error(`The area ${name} has no routes.`);
      const weights = [first.path, kb(first.bytes), heaviest.path, kb(heaviest.bytes), kb(allBytes)];
      return [name, ...weights, buildSeconds, testSeconds];
    }),
  );
}
