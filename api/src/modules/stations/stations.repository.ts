import type { MixId } from '@afterglow/shared-contracts';
import type { Selectable } from 'kysely';
import { findMixRows, type MixRow } from '../../catalogue/mix-rows.ts';
import type { ApiQueries } from '../../db/api-tables.ts';
import type { StationsTable } from '../../db/tables/editorial.table.ts';

export type StationRow = Selectable<StationsTable>;

export interface StationsRepository {
  list(): Promise<StationRow[]>;
  findMixes(ids: readonly MixId[]): Promise<ReadonlyMap<MixId, MixRow>>;
}

export function createStationsRepository(db: ApiQueries): StationsRepository {
  return {
    list: () => db.selectFrom('stations').selectAll().orderBy('position').execute(),
    findMixes: (ids) => findMixRows(db, ids),
  };
}
