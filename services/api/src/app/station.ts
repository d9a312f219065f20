import type { MusicSource } from '@afterglow/audio';
import type { PictureSource } from '#media/images/index.ts';
import type { CatalogSource } from './seeding/seed-catalog-types.ts';

/** The contents of an empty service, and the music and pictures it makes itself. */
export interface Station {
  /** The music that mixes consist of, besides recordings. */
  readonly music: MusicSource;
  readonly pictures: PictureSource;
  /** Written to an empty database. */
  readonly catalog: CatalogSource;
}
