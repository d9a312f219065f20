import type { MemberId } from '@afterglow/shared-contracts';
import { type Clock, createPeriodicTask, type PeriodicTask } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';
import type { MemberDeletion } from '@afterglow/billing';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { toBilling } from '#db/billing-database.ts';
import type { FileStorage } from '#media/storage/index.ts';
import { removeUpload } from '#media/uploads/index.ts';
import { copyFile } from '../data-export/index.ts';
import { listDue, lockRemoved } from './account-deletion.repository.ts';

const LOOK_EVERY_MS = HOUR_MS;

export interface RemoveMembersOptions {
  readonly database: ApiDatabase;
  readonly files: FileStorage;
  readonly memberDeletion: MemberDeletion;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Deletes members after their fourteen days, with all their rows and files. Payments stay, without the member. */
export function createAccountPurge(parts: RemoveMembersOptions): PeriodicTask {
  const { database, clock, onError, memberDeletion } = parts;
  const remove = async (id: MemberId, now: Date) => {
    await memberDeletion.recordTrial(id);
    await database.transaction((executor) => removeMember(parts, { id, now }, executor));
  };
  return createPeriodicTask(clock, {
    everyMs: LOOK_EVERY_MS,
    async work() {
      const now = new Date(clock.nowMs());
      // A failure does not hold up the others.
      for (const id of await listDue(database.db, now)) {
        await remove(id, now).catch(onError);
      }
    },
    onError,
  });
}

interface Due {
  readonly id: MemberId;
  readonly now: Date;
}

/** Deletes the files while the member is locked, so that a member who cancels at the last moment keeps everything or nothing. */
async function removeMember(
  { files, memberDeletion }: RemoveMembersOptions,
  { id, now }: Due,
  executor: ApiQueries,
): Promise<void> {
  await memberDeletion.lockCheckouts(toBilling(executor), id);
  const member = await lockRemoved(executor, id);
  if (member?.leave_time == null || member.leave_time > now) return;
  await removeFiles(files, id, executor);
  // Bought after the deletion was requested.
  await memberDeletion.cancelPayments(toBilling(executor), { memberId: id, at: now });
  await memberDeletion.deleteGrants(toBilling(executor), id);
  await executor
    .deleteFrom('mails')
    .where(sql<boolean>`lower(recipient) = lower(${member.email})`)
    .execute();
  await executor.deleteFrom('attempts').where('window_end', '<=', now).execute();
  // All other rows cascade from this one.
  await executor.deleteFrom('members').where('id', '=', id).execute();
}

async function removeFiles(files: FileStorage, id: MemberId, executor: ApiQueries): Promise<void> {
  const uploads = await executor.selectFrom('uploads').select(['name', 'folder']).where('member_id', '=', id).execute();
  for (const upload of uploads) await removeUpload(files, executor, upload);
  const copies = await executor.selectFrom('data_copies').select('file_name').where('member_id', '=', id).execute();
  for (const { file_name: name } of copies) await files.remove(copyFile(name));
}
