import type { MixId } from '@afterglow/shared-contracts';
import type { Import } from '@afterglow/shared-contracts/services';
import { sql } from 'kysely';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

export interface ImportsRepository {
  find(contentHash: string): Promise<Import | undefined>;
  list(page: PageRequest): Promise<ListPage<Import>>;
}

export function createImportsRepository(db: ApiQueries): ImportsRepository {
  return {
    async find(contentHash) {
      const row = await selectImports(db).where('imports.content_hash', '=', contentHash).executeTakeFirst();
      return row && toImport(row);
    },
    async list({ offset, limit }) {
      const rows = selectImports(db).orderBy('imports.creation_time', 'desc').orderBy('imports.content_hash');
      const [items, { total }] = await Promise.all([
        rows.offset(offset).limit(limit).execute(),
        db
          .selectFrom('imports')
          .select(sql<number>`count(*)`.as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { items: items.map(toImport), total };
    },
  };
}

function selectImports(db: ApiQueries) {
  return db
    .selectFrom('imports')
    .innerJoin('mixes', 'mixes.id', 'imports.mix_id')
    .select(['imports.content_hash', 'imports.file_name', 'imports.mix_id', 'imports.creation_time', 'mixes.title']);
}

interface ImportRow {
  readonly content_hash: string;
  readonly file_name: string;
  readonly mix_id: MixId;
  readonly creation_time: Date;
  readonly title: string;
}

function toImport({ mix_id, creation_time, ...row }: ImportRow): Import {
  return { ...row, mixes_id: mix_id, creation_time: creation_time.toISOString() };
}
