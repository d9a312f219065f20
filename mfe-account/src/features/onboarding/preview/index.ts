export type { PreviewSound } from './preview-sound.ts';
export type { Preview } from './preview.ts';
export { useGenrePreviewState, useGenrePreview, useHeardPlace } from './use-genre-preview.ts';
