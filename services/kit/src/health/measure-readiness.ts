import type { Metrics } from '../metrics/metrics.ts';
import type { Problem, ReadinessCheck } from './readiness.ts';

interface MeasuredReadiness {
  readonly checks: readonly ReadinessCheck[];
  readonly readiness: () => Promise<readonly Problem[]>;
  readonly isStopping: () => boolean;
}

/** The same answers as `/readyz`, for alerts. */
export function measureReadiness(metrics: Metrics, { checks, readiness, isStopping }: MeasuredReadiness): void {
  metrics.gauge({
    name: 'ready',
    help: '1 while this instance can serve requests, as /readyz says.',
    async read() {
      const isReady = !isStopping() && (await readiness()).every(({ isShared }) => isShared);
      return [{ value: Number(isReady) }];
    },
  });
  metrics.gauge({
    name: 'part_up',
    help: '1 while a part that this instance depends on is there: database, bucket, disk, and so on.',
    labels: ['part'],
    async read() {
      const away = new Set((await readiness()).map(({ name }) => name));
      return checks.map(({ name: part }) => ({ labels: { part }, value: Number(!away.has(part)) }));
    },
  });
}
