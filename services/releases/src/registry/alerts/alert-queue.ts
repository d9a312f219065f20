import type { MailAttempt, MailQueue } from '@afterglow/kit/mail';
import type { Insertable, Kysely } from 'kysely';
import type { AlertChannel, AlertsTable, RegistryTables, RevisionsTable } from '../../db/tables.ts';

/** A channel's queued alerts, in the form of a mail queue: a webhook is retried like a mail. */
export function createAlertQueue(db: Kysely<RegistryTables>, channel: AlertChannel): MailQueue {
  const update = ({ id, attempts }: MailAttempt) =>
    db.updateTable('alerts').where('id', '=', id).where('attempts', '=', attempts).where('state', '=', 'queued');
  return {
    take(now, until) {
      const oldest = db
        .selectFrom('alerts')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', 'queued')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked();
      return db
        .updateTable('alerts')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
        .where('id', '=', oldest)
        .returning(['id', 'uid', 'recipient', 'subject', 'text', 'attempts', 'created_at as creation_time'])
        .executeTakeFirst();
    },
    async markSent(attempt) {
      await update(attempt).set({ state: 'sent', last_error: null }).execute();
    },
    async markFailed(attempt, _at, reason) {
      await update(attempt).set({ state: 'failed', last_error: reason }).execute();
    },
    async postpone(attempt, until, reason) {
      await update(attempt).set({ next_attempt_at: until, last_error: reason }).execute();
    },
    async forget(before) {
      await db.deleteFrom('alerts').where('created_at', '<', before).execute();
    },
  };
}

export async function addAlerts(db: Kysely<RegistryTables>, alerts: readonly Insertable<AlertsTable>[]): Promise<void> {
  await db
    .insertInto('alerts')
    .values([...alerts])
    .execute();
}

/** The change that had made the replaced version of a revision live. */
export function madeLiveBy(
  db: Kysely<RegistryTables>,
  { environment, remote, from_version: version }: RevisionsTable,
): Promise<RevisionsTable | undefined> {
  return db
    .selectFrom('revisions')
    .selectAll()
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('to_version', '=', version)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}
