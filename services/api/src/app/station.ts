import type { MusicSource } from '@afterglow/audio';
import type { PictureSource } from '#media/images/index.ts';
import type { CatalogSource } from './seeding/seed-catalog-types.ts';

/** The contents of an empty service, and its generated music and images. */
export interface Station {
  /** The music of mixes, besides recordings. */
  readonly music: MusicSource;
  readonly pictures: PictureSource;
  /** Written to an empty database. */
  readonly catalog: CatalogSource;
}
