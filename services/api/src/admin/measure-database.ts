import type { Metrics } from '@afterglow/kit';
import type { ApiDatabase } from '#db/api-tables.ts';

/** Callers waiting for a connection are the first symptom of a slow database. */
export function measureDatabase(metrics: Metrics, database: ApiDatabase): void {
  metrics.gauge({
    name: 'database_connections',
    help: "Connections of the service's database that are open and idle, and callers that wait for one.",
    labels: ['state'],
    read: () => Object.entries({ ...database.usage() }).map(([state, value]) => ({ labels: { state }, value })),
  });
}
