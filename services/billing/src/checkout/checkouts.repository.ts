import type { CheckoutId, MemberId, PaymentProcessor } from '@afterglow/shared-contracts';
import type { Insertable } from 'kysely';
import type { BillingQueries, CheckoutRow, CheckoutsTable } from '#tables/index.ts';
import type { AccountsPort, Payer } from '#port/index.ts';
import { selectProviderSubscriptions } from '#subscriptions/index.ts';

export interface CheckoutsRepository {
  add(checkout: Insertable<CheckoutsTable>): Promise<CheckoutRow>;
  find(id: CheckoutId): Promise<CheckoutRow | undefined>;
  setReference(id: CheckoutId, reference: string): Promise<void>;
  /** A member's open checkouts that the provider knows, newest first. */
  listOpen(memberId: MemberId): Promise<CheckoutRow[]>;
  /** Only while it is open; for checkouts that the provider will never activate. */
  expire(id: CheckoutId): Promise<void>;
  /** For a checkout whose activation was not requested; returns whether it is expired then. */
  expireUnbegun(id: CheckoutId): Promise<boolean>;
  /** Releases the claim of its activation, unless it was claimed again since that time. */
  release(id: CheckoutId, beginTime: Date): Promise<void>;
  findPayer(memberId: MemberId, processor: PaymentProcessor): Promise<Payer | undefined>;
}

export function createCheckoutsRepository(
  db: BillingQueries,
  accounts: Pick<AccountsPort, 'findEmail'>,
): CheckoutsRepository {
  return {
    add: (checkout) => db.insertInto('checkouts').values(checkout).returningAll().executeTakeFirstOrThrow(),
    find: (id) => db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst(),
    async setReference(id, reference) {
      await db.updateTable('checkouts').set({ reference }).where('id', '=', id).execute();
    },
    listOpen: (memberId) =>
      db
        .selectFrom('checkouts')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('status', '=', 'open')
        .where('reference', 'is not', null)
        .orderBy('id', 'desc')
        .execute(),
    async expire(id) {
      await db
        .updateTable('checkouts')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
    },
    async expireUnbegun(id) {
      await db
        .updateTable('checkouts')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .where('begin_time', 'is', null)
        .execute();
      const row = await db.selectFrom('checkouts').select('status').where('id', '=', id).executeTakeFirst();
      return row?.status === 'expired';
    },
    async release(id, beginTime) {
      await db
        .updateTable('checkouts')
        .set({ begin_time: null })
        .where('id', '=', id)
        .where('begin_time', '=', beginTime)
        .execute();
    },
    async findPayer(memberId, processor) {
      const email = await accounts.findEmail(db, memberId);
      const last = await selectProviderSubscriptions(db, memberId)
        .select('reference')
        .where('payment_processor', '=', processor)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return email === undefined ? undefined : { memberId, email, subscription: last?.reference ?? null };
    },
  };
}
