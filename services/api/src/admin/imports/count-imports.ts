import type { Metrics } from '@afterglow/kit';
import type { ImportsService } from './imports.service.ts';

/** The same imports, counted by outcome. */
export function countImports(metrics: Metrics, imports: ImportsService): ImportsService {
  const count = metrics.counter({
    name: 'imports_total',
    help: 'Music files sent to this instance, by outcome; a refused one is no music that it can read.',
    label: 'outcome',
    values: ['imported', 'unchanged', 'refused', 'failed'],
  });
  return {
    ...imports,
    async add(upload, watch) {
      try {
        const event = await imports.add(upload, watch);
        if (event.type === 'imported') count(event.outcome);
        if (event.type === 'refused') count('refused');
        return event;
      } catch (error) {
        // One that its sender canceled didn't fail.
        if (!watch.signal.aborted) count('failed');
        throw error;
      }
    },
  };
}
