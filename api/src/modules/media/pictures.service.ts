import type { ArtworkKind } from '../../artwork/artwork.ts';
import { type ImageFormat, type ImageStore, nearestWidth, type StoredImage } from '../../artwork/image-store.ts';
import type { PicturesRepository } from './pictures.repository.ts';

export type PictureRequest = {
  readonly kind: ArtworkKind;
  readonly id: number;
  readonly widthPx: number;
  readonly format: ImageFormat;
};

export interface PicturesService {
  /** The picture as a file, drawn when first asked for; undefined when there is nothing to be seen. */
  find(request: PictureRequest): Promise<StoredImage | undefined>;
}

export function createPicturesService(repository: PicturesRepository, images: ImageStore): PicturesService {
  return {
    async find({ kind, id, widthPx, format }) {
      if (!(await repository.exists(kind, id))) return undefined;
      return images.ensure({ kind, seed: id, widthPx: nearestWidth(widthPx), format });
    },
  };
}
