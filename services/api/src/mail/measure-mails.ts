import type { Clock, Metrics } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

const STATES = ['queued', 'failed'] as const;

/** Queued and given-up mails: both should be few. */
export function measureMails(metrics: Metrics, db: ApiQueries, clock: Clock): void {
  metrics.gauge({
    name: 'mails',
    help: 'Mails that wait to be sent, and mails that were given up.',
    labels: ['state'],
    async read() {
      const counted = await db
        .selectFrom('mails')
        .select(['state', (query) => query.fn.countAll<number>().as('count')])
        .where('state', 'in', STATES)
        .groupBy('state')
        .execute();
      const counts = new Map<string, number>(counted.map(({ state, count }) => [state, count]));
      return STATES.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }));
    },
  });
  metrics.gauge({
    name: 'mail_wait_seconds',
    help: 'How long the oldest mail that waits to be sent has been waiting.',
    async read() {
      const oldest = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.min('creation_time').as('time'))
        .where('state', '=', 'queued')
        .executeTakeFirst();
      const nowMs = clock.nowMs();
      return [{ value: (nowMs - (oldest?.time?.getTime() ?? nowMs)) / 1_000 }];
    },
  });
}
