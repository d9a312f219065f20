import {
  type ArtworkKind,
  type CoverStore,
  type ImageFormat,
  type ImageStore,
  nearestWidth,
  type StoredImage,
} from '../images/index.ts';
import type { PicturesRepository } from './pictures.repository.ts';

export interface PictureRequest {
  readonly kind: ArtworkKind;
  readonly id: number;
  readonly widthPx: number;
  readonly format: ImageFormat;
}

export interface PicturesService {
  /** The image as a file, drawn on first request; undefined when there is nothing to show. */
  find(request: PictureRequest): Promise<StoredImage | undefined>;
}

export function createPicturesService(
  repository: PicturesRepository,
  images: ImageStore,
  covers: CoverStore,
): PicturesService {
  return {
    async find({ kind, id, widthPx, format }) {
      const found = await repository.find(kind, id);
      if (found === undefined) return undefined;
      const request = { kind, seed: id, widthPx: nearestWidth(widthPx), format };
      const { cover } = found;
      return images.ensure(
        cover === null ? request : { ...request, cover: { name: cover, read: () => covers.read(cover) } },
      );
    },
  };
}
