import { createHmac } from 'node:crypto';
import type { CheckoutId, MemberId, TrialRefusal } from '@afterglow/shared-contracts';
import { type Clock, monthsAfter } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import type { PayerIdentity } from '../port/index.ts';
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
  /** The known identities of a trial's member, the strongest first. */
  identitiesOf(db: ApiQueries, memberId: MemberId | null, payer: PayerIdentity | undefined): Promise<Identity[]>;
  find(db: ApiQueries, identity: Identity): Promise<UsedTrial | undefined>;
  /** Undefined when the trial is this checkout's own, now or before; otherwise the other one that has it. */
  claim(db: ApiQueries, identity: Identity, owner: { id: CheckoutId; time: Date }): Promise<Date | undefined>;
  oldest(): Date;
}

export function createUsedTrials(key: string, clock: Clock): UsedTrials {
  const identify = (kind: TrialRefusal, value: string): Identity => ({
    kind,
    hash: createHmac('sha256', key).update(`${kind}:${value}`).digest(),
  });
  const used: UsedTrials = {
    identifyEmail: (email) => identify('email', normalizeEmail(email)),
    async identitiesOf(db, memberId, payer) {
      const email = await findEmail(db, memberId);
      return [
        ...(payer === undefined ? [] : [identify(payer.kind, payer.id)]),
        ...(email === undefined ? [] : [used.identifyEmail(email)]),
      ];
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
export async function addUsed(db: ApiQueries, { kind, hash }: Identity, trial: UsedTrial): Promise<void> {
  await db
    .insertInto('used_trials')
    .values({ kind, hash, ...trial })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findEmail(db: ApiQueries, memberId: MemberId | null): Promise<string | undefined> {
  if (memberId === null) return undefined;
  const row = await db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirst();
  return row?.email;
}
