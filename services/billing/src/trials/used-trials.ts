import { createHmac } from 'node:crypto';
import type { CheckoutId, MemberId, TrialRefusal } from '@afterglow/shared-contracts';
import { type Clock, monthsAfter } from '@afterglow/kit';
import type { BillingQueries } from '#tables/index.ts';
import type { AccountsPort, PayerIdentity } from '#port/index.ts';
import { normalizeEmail } from './normalize-email.ts';

const REMEMBERED_MONTHS = 24;

export interface Identity {
  readonly kind: TrialRefusal;
  readonly hash: Buffer;
}

interface UsedTrial {
  readonly trial_time: Date;
  readonly checkout_id: CheckoutId | null;
}

export interface UsedTrials {
  identifyEmail(email: string): Identity;
  /** By the current email; undefined without a member. */
  identifyMember(db: BillingQueries, memberId: MemberId | null): Promise<Identity | undefined>;
  /** The known identities of a trial's member, the strongest first. */
  identitiesOf(db: BillingQueries, memberId: MemberId | null, payer: PayerIdentity | undefined): Promise<Identity[]>;
  find(db: BillingQueries, identity: Identity): Promise<UsedTrial | undefined>;
  /** Undefined when the trial is this checkout's own, now or before; otherwise the other one that has it. */
  claim(db: BillingQueries, identity: Identity, owner: { id: CheckoutId; time: Date }): Promise<Date | undefined>;
  oldest(): Date;
}

export interface UsedTrialsOptions {
  readonly key: string;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsPort, 'findByEmail' | 'findEmail'>;
}

export function createUsedTrials({ key, clock, accounts }: UsedTrialsOptions): UsedTrials {
  const identify = (kind: TrialRefusal, value: string): Identity => ({
    kind,
    hash: createHmac('sha256', key).update(`${kind}:${value}`).digest(),
  });
  const used: UsedTrials = {
    identifyEmail: (email) => identify('email', normalizeEmail(email)),
    async identitiesOf(db, memberId, payer) {
      const email = await used.identifyMember(db, memberId);
      return [
        ...(payer === undefined ? [] : [identify(payer.kind, payer.id)]),
        ...(email === undefined ? [] : [email]),
      ];
    },
    async identifyMember(db, memberId) {
      const email = memberId === null ? undefined : await accounts.findEmail(db, memberId);
      return email === undefined ? undefined : used.identifyEmail(email);
    },
    find: (db, { kind, hash }) =>
      db
        .selectFrom('used_trials')
        .select(['trial_time', 'checkout_id'])
        .where('kind', '=', kind)
        .where('hash', '=', hash)
        .where('trial_time', '>', used.oldest())
        .executeTakeFirst(),
    async claim(db, identity, { id, time }) {
      await db
        .deleteFrom('used_trials')
        .where('kind', '=', identity.kind)
        .where('hash', '=', identity.hash)
        .where('trial_time', '<=', used.oldest())
        .execute();
      // An expired one that continues as paid is not stored again.
      if (time > used.oldest()) await addUsed(db, identity, { trial_time: time, checkout_id: id });
      const found = await used.find(db, identity);
      return found === undefined || found.checkout_id === id ? undefined : found.trial_time;
    },
    oldest: () => monthsAfter(new Date(clock.nowMs()), -REMEMBERED_MONTHS),
  };
  return used;
}

/** Unless it exists: of two at the same time the second one waits for the first, and then finds it. */
export async function addUsed(db: BillingQueries, { kind, hash }: Identity, trial: UsedTrial): Promise<void> {
  await db
    .insertInto('used_trials')
    .values({ kind, hash, ...trial })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
