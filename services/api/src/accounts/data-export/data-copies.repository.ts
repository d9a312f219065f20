import type { MemberId } from '@afterglow/shared-contracts';
import type { Selectable } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import type { DataCopiesTable } from '#db/tables/data-copies.table.ts';

export type DataCopyRow = Selectable<DataCopiesTable>;

export interface NewDataCopy {
  readonly memberId: MemberId;
  readonly fileName: string;
  readonly at: Date;
}

/** A copy claimed by an instance; `attempts` tells its attempt from later ones. */
export type TakenCopy = Pick<DataCopyRow, 'member_id' | 'file_name' | 'attempts'>;

export interface DataCopiesRepository {
  find(memberId: MemberId): Promise<DataCopyRow | undefined>;
  /** Replaces the member's earlier copy, unless that is still being made. */
  add(copy: NewDataCopy): Promise<void>;
  /** Claims the copy that has waited longest, until the given time. */
  take(now: Date, until: Date): Promise<TakenCopy | undefined>;
  /** Whether the attempt was still valid. */
  markReady(
    copy: TakenCopy,
    made: { readonly sizeBytes: number; readonly expiry: Date },
    executor: ApiQueries,
  ): Promise<boolean>;
  markFailed(copy: TakenCopy): Promise<void>;
  listExpired(now: Date): Promise<Pick<DataCopyRow, 'member_id' | 'file_name'>[]>;
  remove(fileName: string): Promise<void>;
}

export function createDataCopiesRepository(db: ApiQueries): DataCopiesRepository {
  return {
    find: (memberId) => db.selectFrom('data_copies').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
    async add({ memberId, fileName, at }) {
      const fresh = {
        file_name: fileName,
        next_attempt_time: at,
        request_time: at,
        size_bytes: null,
        expiry_time: null,
      };
      await db
        .insertInto('data_copies')
        .values({ member_id: memberId, ...fresh })
        .onConflict((conflict) =>
          conflict
            .column('member_id')
            .doUpdateSet({ ...fresh, state: 'waiting', attempts: 0 })
            .where('data_copies.state', '!=', 'waiting'),
        )
        .execute();
    },
    take(now, until) {
      const oldest = db
        .selectFrom('data_copies')
        .select('member_id')
        .where('state', '=', 'waiting')
        .where('next_attempt_time', '<=', now)
        .orderBy('next_attempt_time')
        .limit(1)
        .forUpdate()
        .skipLocked();
      return db
        .updateTable('data_copies')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_time: until }))
        .where('member_id', '=', oldest)
        .returning(['member_id', 'file_name', 'attempts'])
        .executeTakeFirst();
    },
    async markReady(copy, { sizeBytes, expiry }, executor) {
      const marked = update(executor, copy).set({ state: 'ready', size_bytes: sizeBytes, expiry_time: expiry });
      return (await marked.returning('member_id').executeTakeFirst()) !== undefined;
    },
    async markFailed(copy) {
      await update(db, copy).set({ state: 'failed' }).execute();
    },
    listExpired: (now) =>
      db.selectFrom('data_copies').select(['member_id', 'file_name']).where('expiry_time', '<=', now).execute(),
    async remove(fileName) {
      await db.deleteFrom('data_copies').where('file_name', '=', fileName).execute();
    },
  };
}

function update(db: ApiQueries, { member_id, file_name, attempts }: TakenCopy) {
  return db
    .updateTable('data_copies')
    .where('member_id', '=', member_id)
    .where('file_name', '=', file_name)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting');
}
