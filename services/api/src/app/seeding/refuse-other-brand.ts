import { BRAND, CHANNEL_IDS } from '@afterglow/shared-contracts';
import { StartupError } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

/** All aired items name the channel with the product's name: a database with another name belongs to another product. */
export async function refuseOtherBrand(db: ApiQueries): Promise<void> {
  const stations = await db.selectFrom('stations').select('id').execute();
  refuseOtherChannels(stations.map(({ id }) => id));
}

export function refuseOtherChannels(ids: readonly string[]): void {
  const other = ids.find((id) => !CHANNEL_IDS.some((known) => known === id));
  if (other === undefined) return;
  throw new StartupError(
    'configuration-invalid',
    `BRAND is ${BRAND}, but this database was created with a channel named "${other}". Set BRAND back to that name, or use a different DATA_DIR or DATABASE_URL.`,
  );
}
