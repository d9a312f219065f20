import type { ApiDatabase } from '#db/api-tables.ts';

/** What the triggers notify when anything changes that answers of the catalogue show, counts excepted. */
const CATALOGUE_CHANGES = 'catalogue';

/** Knows whether the catalogue is still the one that an answer was made of, whoever changes it. */
export interface CatalogueChanges {
  /** Another one after every change; undefined while changes are not heard, when nothing may be kept. */
  revision(): number | undefined;
  dispose(): void;
}

/** Hears of this instance's own changes before whoever makes them is answered, and of those of others a moment later. */
export async function followCatalogueChanges(database: Pick<ApiDatabase, 'listen'>): Promise<CatalogueChanges> {
  let revision = 0;
  let isHeard = true;
  const stopListening = await database.listen(CATALOGUE_CHANGES, {
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
