import type { CheckoutId, MemberId } from '@afterglow/shared-contracts';
import type { AccountsPort } from '#port/index.ts';
import type { BillingQueries } from '#tables/index.ts';
import type { UsedTrials } from './used-trials.ts';

export interface TrialRecords {
  /** Records the trials of members whose email isn't among the hashes yet; one batch, and returns its size. */
  recordEarlier(db: BillingQueries): Promise<number>;
  /** Before a member is deleted: records their current email, if they had a trial. */
  recordDeletion(db: BillingQueries, memberId: MemberId): Promise<void>;
  forgetOld(db: BillingQueries): Promise<void>;
  /** Deletes every trial of these members, and of their payment methods. */
  forgetMembers(db: BillingQueries, emails: readonly string[]): Promise<void>;
}

const RECORDED_AT_ONCE = 500;

export function createTrialRecords(used: UsedTrials, accounts: Pick<AccountsPort, 'findByEmail'>): TrialRecords {
  return {
    async recordEarlier(db) {
      const earlier = await db
        .selectFrom('checkouts')
        .select(['id', 'member_id', 'creation_time'])
        .where('member_id', 'is not', null)
        .where('trial_days', '>', 0)
        .where('status', '=', 'completed')
        .where('trial_recorded', '=', false)
        .limit(RECORDED_AT_ONCE)
        .execute();
      for (const { id, creation_time: time, member_id: memberId } of earlier) {
        const email = time > used.oldest() ? await used.identifyMember(db, memberId) : undefined;
        if (email !== undefined) await used.claim(db, email, { id, time });
      }
      await markRecorded(
        db,
        earlier.map(({ id }) => id),
      );
      return earlier.length;
    },
    async recordDeletion(db, memberId) {
      const email = await used.identifyMember(db, memberId);
      const given = await db
        .selectFrom('checkouts')
        .select(['id', 'creation_time as time'])
        .where('member_id', '=', memberId)
        .where('trial_days', '>', 0)
        .where('status', '=', 'completed')
        .where('creation_time', '>', used.oldest())
        .orderBy('creation_time', 'desc')
        .executeTakeFirst();
      if (email !== undefined && given !== undefined) await used.claim(db, email, given);
    },
    async forgetOld(db) {
      await db.deleteFrom('used_trials').where('trial_time', '<=', used.oldest()).execute();
    },
    async forgetMembers(db, emails) {
      for (const email of emails) {
        const { kind, hash } = used.identifyEmail(email);
        await db.deleteFrom('used_trials').where('kind', '=', kind).where('hash', '=', hash).execute();
        const memberId = await accounts.findByEmail(db, email);
        if (memberId === undefined) continue;
        const ordered = db.selectFrom('checkouts').select('id').where('member_id', '=', memberId);
        await db.deleteFrom('used_trials').where('checkout_id', 'in', ordered).execute();
      }
    },
  };
}

export async function markRecorded(db: BillingQueries, ids: readonly CheckoutId[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('checkouts').set({ trial_recorded: true }).where('id', 'in', ids).execute();
}
