import type { MemberId, OperationResponse } from '@afterglow/shared-contracts';
import type { adminOperations } from '@afterglow/shared-contracts/services';
import { sql } from 'kysely';
import type { ApiDatabase } from '#db/api-tables.ts';

export type ServiceStatus = OperationResponse<typeof adminOperations.getServiceStatus>;

export interface AdministrationRepository {
  /** Undefined for an unknown member. Their sessions stay; their rights change immediately. */
  setSuperAdmin(email: string, isSuperAdmin: boolean): Promise<{ id: MemberId; email: string } | undefined>;
  status(): Promise<ServiceStatus>;
}

export function createAdministrationRepository({ db, isEmbedded }: ApiDatabase): AdministrationRepository {
  return {
    setSuperAdmin: (email, super_admin) =>
      db
        .updateTable('members')
        .set({ super_admin })
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .returning(['id', 'email'])
        .executeTakeFirst(),
    async status() {
      const { rows } = await sql<Omit<ServiceStatus, 'database'>>`select
        (select count(*) from mixes) as mixes,
        (select count(*) from imports) as imports,
        (select count(*) from artists) as artists,
        (select count(*) from shows) as shows,
        (select count(*) from members) as members,
        (select count(*) from members where super_admin) as super_admins,
        (select count(*) from donations) as donations,
        (select coalesce(sum(amount_cents), 0) from donations) as donated_cents,
        (select max(name) from migrations) as migration`.execute(db);
      const [counts] = rows;
      if (counts === undefined) throw new Error('The database returned no counts.');
      return { database: isEmbedded ? 'embedded' : 'postgres', ...counts };
    },
  };
}
