import type { Kysely } from 'kysely';
import type { ApiTables } from '#db/api-tables.ts';
import type { Track as Piece } from '#synthesis/track-library.ts';
import type { PictureColor } from './picture-color.ts';

/** What every step of sowing may use. */
export type SowContext = {
  /** The step's own transaction. */
  readonly db: Kysely<ApiTables>;
  /** The day on which sowing began, as ISO date. */
  readonly day: string;
  readonly library: readonly Piece[];
  readonly colorOf: PictureColor;
};

/** One part of the catalogue; it is sown whole or not at all. */
export type SowStep = { readonly name: string; readonly sow: (context: SowContext) => Promise<void> };
