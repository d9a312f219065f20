import { ENVIRONMENTS, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { Metrics } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { Kysely } from 'kysely';
import type { RegistryTables } from './db/tables.ts';
import type { EventStreams } from './registry/live-sets/index.ts';
import type { LiveSetHub } from './registry/live-views/index.ts';

/** Versions without reports are dropped, so the series stay few. */
const REPORT_EVERY_MS = DAY_MS;

export interface MeasuredRegistry {
  readonly db: Kysely<RegistryTables>;
  readonly hub: Pick<LiveSetHub, 'current'>;
  readonly streams: EventStreams;
  readonly nowMs: () => number;
}

/** Metrics about the health of releases, this instance's revision, and its connected tabs. */
export function measureReleases(metrics: Metrics, { db, hub, streams, nowMs }: MeasuredRegistry): void {
  metrics.gauge({
    name: 'release_reports',
    help: 'What tabs have reported of a version since it was published, by kind: load, begun, crash and so on.',
    labels: ['remote', 'version', 'kind'],
    async read() {
      const counts = await db
        .selectFrom('report_counts')
        .select(['remote', 'version', 'kind', (is) => is.fn.sum<string>('count').as('sum')])
        .groupBy(['remote', 'version', 'kind'])
        .having((is) => is.fn.max('hour'), '>=', new Date(nowMs() - REPORT_EVERY_MS))
        .execute();
      return counts.map(({ sum, ...labels }) => ({ labels, value: Number(sum) }));
    },
  });
  metrics.gauge({
    name: 'live_set_revision',
    help: 'The revision of the live set that this instance serves; behind that of others, it has lost touch.',
    labels: ['environment'],
    read: () =>
      ENVIRONMENTS.map((environment) => ({
        labels: { environment },
        value: hub.current(environment).liveSet.revision,
      })),
  });
  metrics.gauge({
    name: 'live_version_info',
    help: 'Always 1; the labels say which versions are live in production.',
    labels: ['remote', 'version'],
    read: () => {
      const { shellVersion, remotes } = hub.current('production').liveSet;
      const shell = shellVersion === null ? [] : [{ remote: SHELL_RELEASE_NAME, version: shellVersion }];
      const areas = remotes.map(({ name: remote, live: { version } }) => ({ remote, version }));
      return [...shell, ...areas].map((labels) => ({ labels, value: 1 }));
    },
  });
  metrics.gauge({
    name: 'event_streams',
    help: 'Browsers that follow the live set at this instance.',
    read: () => [{ value: streams.size }],
  });
}
