import type { ApiQueries } from '#db/api-tables.ts';
import type { PictureSource } from '#media/picture-source.ts';
import type { CatalogueSource, SownCatalogue } from './sown-catalogue.ts';

/** What every step of sowing may use. */
export interface SowContext {
  /** The step's own transaction. */
  readonly db: ApiQueries;
  /** The day on which sowing began, as ISO date. */
  readonly day: string;
  readonly catalog: SownCatalogue;
  readonly members: CatalogueSource['members'];
  readonly colorOf: PictureSource['colorOf'];
}

/** One part of the catalogue; it is sown as a whole or not at all. */
export interface SowStep {
  readonly name: string;
  readonly sow: (context: SowContext) => Promise<void>;
}
