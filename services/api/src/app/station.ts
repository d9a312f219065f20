import type { MusicSource } from '@afterglow/audio';
import type { PictureSource } from '#media/picture-source.ts';
import type { CatalogueSource } from './sowing/sown-catalogue.ts';

/** What an empty service is filled with, and what it plays and shows by itself. */
export interface Station {
  /** The music that mixes consist of, beside recordings. */
  readonly music: MusicSource;
  readonly pictures: PictureSource;
  /** Written to an empty database. */
  readonly catalogue: CatalogueSource;
}
