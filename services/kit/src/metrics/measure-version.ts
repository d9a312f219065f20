import type { Metrics } from './metrics.ts';

/** Says in the metrics which version this instance runs. */
export function measureVersion(metrics: Metrics, version: string): void {
  metrics.gauge({
    name: 'build_info',
    help: 'Always 1; the labels say which version this instance runs, on which Node.js.',
    labels: ['version', 'node'],
    read: () => [{ labels: { version, node: process.version }, value: 1 }],
  });
}
