import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { Mailer } from '#mail/mailer.ts';
import { deletionCanceledMail } from './account-deletion-mails.ts';

/** Cancels a pending account deletion and mails the member. Returns whether one was pending. */
export async function cancelDeletion(mailer: Mailer, memberId: MemberId, executor: ApiQueries): Promise<boolean> {
  const member = await executor
    .updateTable('members')
    .set({ leave_time: null })
    .where('id', '=', memberId)
    .where('leave_time', 'is not', null)
    .returning('email')
    .executeTakeFirst();
  if (member === undefined) return false;
  await mailer.send(deletionCanceledMail(member.email), executor);
  return true;
}
