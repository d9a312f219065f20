import type { MailAttempt, MailQueue, ClaimedMail } from '@afterglow/kit/mail';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

export function createMailQueue(db: ApiQueries): MailQueue {
  const update = ({ id, attempts }: MailAttempt) =>
    db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts).where('state', '=', 'queued');
  return {
    take: (now, until) => takeOldest(db, now, until),
    async markSent(attempt, at) {
      await update(attempt).set({ state: 'sent', end_time: at, text: null, last_error: null }).execute();
    },
    async markFailed(attempt, at, reason) {
      await update(attempt).set({ state: 'failed', end_time: at, text: null, last_error: reason }).execute();
    },
    async postpone(attempt, until, reason) {
      await update(attempt).set({ next_attempt_time: until, last_error: reason }).execute();
    },
    async forget(before) {
      await db.deleteFrom('mails').where('creation_time', '<', before).execute();
    },
  };
}

function takeOldest(db: ApiQueries, now: Date, until: Date): Promise<ClaimedMail | undefined> {
  const oldest = db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'queued')
    .where('next_attempt_time', '<=', now)
    .orderBy('next_attempt_time')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mails')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_time: until }))
    .where('id', '=', oldest)
    .returning(['id', 'uid', 'recipient', 'subject', 'attempts', 'creation_time'])
    .returning(sql<string>`coalesce(text, '')`.as('text'))
    .executeTakeFirst();
}
