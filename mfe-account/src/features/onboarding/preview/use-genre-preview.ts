import type { Genre } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts, type PlayState } from '@afterglow/shared-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNotifications } from '../../../lib/use-notifications.ts';
import { createPreview, type Preview } from './preview.ts';
import { isSounding, SILENT, type PreviewState } from './preview-state.ts';
import { usePlayingInOtherTab } from './use-playing-in-other-tab.ts';

/** The preview of one page; it ends with the page, and when another tab plays. */
export function useGenrePreview(isPremium: boolean, heard: HeardPlace | null): Preview {
  const { data, player } = usePorts();
  const { show } = useNotifications();
  const [preview] = useState(() => createPreview({ data, player, isPremium, onFailed: () => show('PLAYBACK_FAILED') }));
  useEffect(() => preview.follow(), [preview]);
  useEffect(() => {
    if (heard === 'another-tab') preview.stop();
  }, [preview, heard]);
  return preview;
}

type HeardPlace = 'here' | 'another-tab';

/** Where something else is playing, so that no preview can. */
export function useHeardPlace(): HeardPlace | null {
  const isHeardHere = usePlayerSnapshot(usePorts().player, isSounding);
  const isHeardElsewhere = usePlayingInOtherTab(isHeardHere);
  if (isHeardHere) return 'here';
  return isHeardElsewhere ? 'another-tab' : null;
}

interface GenrePreview {
  readonly state: PlayState;
  /** From 0 to 1. */
  readonly progress: number;
}

/** The state of one genre's button; the other tiles do not rerender while it plays. */
export function useGenrePreviewState({ getState, subscribe }: Preview, { id }: Genre): GenrePreview {
  const own = () => {
    const state = getState();
    return state.status !== 'silent' && state.genreId === id ? state : SILENT;
  };
  const status = useSyncExternalStore(subscribe, () => own().status);
  const progress = useSyncExternalStore(subscribe, () => progressOf(own()));
  return { state: status === 'silent' ? 'paused' : status, progress };
}

function progressOf(state: PreviewState): number {
  return state.status === 'playing' ? state.progress : 0;
}
