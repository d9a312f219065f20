import type { CheckoutId, MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import { findEmail, type UsedTrials } from './used-trials.ts';

export interface TrialRecords {
  /** Records the trials of members whose email isn't among the hashes yet; one batch, and returns its size. */
  recordEarlier(db: ApiQueries): Promise<number>;
  /** Before a member is deleted: records their current email, if they had a trial. */
  recordDeletion(db: ApiQueries, memberId: MemberId): Promise<void>;
  forgetOld(db: ApiQueries): Promise<void>;
  /** Deletes every trial of these members, and of their payment methods. */
  forgetMembers(db: ApiQueries, emails: readonly string[]): Promise<void>;
}

const RECORDED_AT_ONCE = 500;

export function createTrialRecords(used: UsedTrials): TrialRecords {
  return {
    async recordEarlier(db) {
      const earlier = await db
        .selectFrom('checkouts')
        .innerJoin('members', 'members.id', 'checkouts.member_id')
        .select(['checkouts.id', 'checkouts.creation_time', 'members.email'])
        .where('trial_days', '>', 0)
        .where('status', '=', 'completed')
        .where('trial_recorded', '=', false)
        .limit(RECORDED_AT_ONCE)
        .execute();
      for (const { id, creation_time: time, email } of earlier)
        if (time > used.oldest()) await used.claim(db, used.identifyEmail(email), { id, time });
      await markRecorded(
        db,
        earlier.map(({ id }) => id),
      );
      return earlier.length;
    },
    async recordDeletion(db, memberId) {
      const email = await findEmail(db, memberId);
      const given = await db
        .selectFrom('checkouts')
        .select(['id', 'creation_time as time'])
        .where('member_id', '=', memberId)
        .where('trial_days', '>', 0)
        .where('status', '=', 'completed')
        .where('creation_time', '>', used.oldest())
        .orderBy('creation_time', 'desc')
        .executeTakeFirst();
      if (email !== undefined && given !== undefined) await used.claim(db, used.identifyEmail(email), given);
    },
    async forgetOld(db) {
      await db.deleteFrom('used_trials').where('trial_time', '<=', used.oldest()).execute();
    },
    async forgetMembers(db, emails) {
      for (const email of emails) {
        const { kind, hash } = used.identifyEmail(email);
        const ordered = db
          .selectFrom('checkouts')
          .innerJoin('members', 'members.id', 'checkouts.member_id')
          .select('checkouts.id')
          .where('members.email', '=', email);
        await db
          .deleteFrom('used_trials')
          .where(({ and, eb, or }) =>
            or([and([eb('kind', '=', kind), eb('hash', '=', hash)]), eb('checkout_id', 'in', ordered)]),
          )
          .execute();
      }
    },
  };
}

export async function markRecorded(db: ApiQueries, ids: readonly CheckoutId[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('checkouts').set({ trial_recorded: true }).where('id', 'in', ids).execute();
}
