import type { MusicSource } from '@afterglow/audio';
import type { PictureSource } from '#media/images/index.ts';
import type { CatalogSource } from './seeding/seed-catalog-types.ts';

/** The contents of an empty service, and its generated music and images. */
export interface Station {
  readonly music: MusicSource;
  readonly pictures: PictureSource;
  readonly catalog: CatalogSource;
}
