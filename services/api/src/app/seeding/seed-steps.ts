import type { ApiQueries } from '#db/api-tables.ts';
import type { PictureSource } from '#media/images/index.ts';
import type { CatalogSource, SeedCatalog } from './seed-catalog-types.ts';

export interface SeedContext {
  readonly db: ApiQueries;
  /** The day on which seeding started, as ISO date. */
  readonly day: string;
  readonly catalog: SeedCatalog;
  readonly members: CatalogSource['members'];
  readonly colorOf: PictureSource['colorOf'];
}

/** One part of the catalog; it is seeded as a whole or not at all. */
export interface SeedStep {
  readonly name: string;
  readonly seed: (context: SeedContext) => Promise<void>;
}
