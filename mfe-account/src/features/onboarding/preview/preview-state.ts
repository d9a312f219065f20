import type { GenreId, PlayerState } from '@afterglow/shared-contracts';

/** At most one genre plays at a time. `progress` goes from 0 to 1. */
export type PreviewState =
  | { readonly status: 'silent' }
  | { readonly status: 'loading'; readonly genreId: GenreId }
  | { readonly status: 'playing'; readonly genreId: GenreId; readonly progress: number };

export const SILENT: PreviewState = { status: 'silent' };

/** Whether the player is playing or about to. */
export function isSounding({ status }: PlayerState): boolean {
  return status === 'playing' || status === 'loading';
}
