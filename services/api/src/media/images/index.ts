export { ARTWORK_KINDS, type ArtworkKind, artworkSize, type ArtworkSize, heightPxOf } from './artwork-kinds.ts';
export { ARTWORK_VERSION } from './artwork-version.ts';
export { type CoverStore, createCoverStore } from './cover-store.ts';
export {
  createImageStore,
  formatFor,
  IMAGE_FORMATS,
  type ImageFormat,
  type ImageStore,
  nearestWidth,
  type StoredImage,
} from './image-store.ts';
export { JPEG_OPTIONS, WEBP_OPTIONS } from './picture-encoding.ts';
export { type PictureSource, PLAIN_PICTURES } from './picture-source.ts';
