import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

/** A mail that was taken for one attempt to send it. */
export type TakenMail = {
  readonly id: number;
  readonly uid: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** This one included. */
  readonly attempts: number;
  readonly creation_time: Date;
};

type Attempt = Pick<TakenMail, 'id' | 'attempts'>;

/** What senders share: any number of them, in any number of processes, take each mail once. */
export interface MailQueue {
  /**
   * The mail that has been due the longest. It is due again at `until`, in case whoever took it dies with it: a transaction that
   * stays open meanwhile would hold the embedded database for all.
   */
  take(now: Date, until: Date): Promise<TakenMail | undefined>;
  /** The outcome of an attempt. It is dropped when the mail has been taken anew since. */
  markSent(attempt: Attempt, at: Date): Promise<void>;
  markFailed(attempt: Attempt, at: Date, reason: string): Promise<void>;
  postpone(attempt: Attempt, until: Date, reason: string): Promise<void>;
  /** Removes what was written before then; what still waits after so long is not sent any more either. */
  forget(before: Date): Promise<void>;
}

export function createMailQueue(db: ApiQueries): MailQueue {
  const update = ({ id, attempts }: Attempt) =>
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

function takeOldest(db: ApiQueries, now: Date, until: Date): Promise<TakenMail | undefined> {
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
