import type { ApiDatabase } from '#db/api-tables.ts';

/** The channel on which triggers notify every change to data in catalog responses, except counts. */
const CATALOG_CHANGES = 'catalogue';

/** Knows whether the catalog has changed since a response was created, by any writer. */
export interface CatalogChanges {
  /** Different after every change; undefined while changes cannot be received, when nothing may be cached. */
  revision(): number | undefined;
  dispose(): void;
}

/** Receives this instance's own changes before their caller gets the response, and those of others a moment later. */
export async function followCatalogChanges(database: Pick<ApiDatabase, 'listen'>): Promise<CatalogChanges> {
  let revision = 0;
  let isHeard = true;
  const stopListening = await database.listen(CATALOG_CHANGES, {
    hearsOwnAtOnce: true,
    onPayload() {
      revision += 1;
    },
    onLoss() {
      isHeard = false;
    },
    onGap() {
      revision += 1;
      isHeard = true;
    },
  });
  return { revision: () => (isHeard ? revision : undefined), dispose: stopListening };
}
