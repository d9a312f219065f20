import type { DataPort, Genre, PlayerPort } from '@afterglow/shared-contracts';
import { gainOf } from '@afterglow/shared-player/react';
import { findPreview } from './find-preview.ts';
import { createPreviewSound, type PreviewSound } from './preview-sound.ts';
import { isSounding, SILENT, type PreviewState } from './preview-state.ts';

export const PREVIEW_SECONDS = 10;
/** The demo renders its music when it is first played, which takes a while. */
const PATIENCE_MS = 20_000;
const TICK_MS = 100;

export interface PreviewOptions {
  readonly data: DataPort;
  readonly player: Pick<PlayerPort, 'getState' | 'state$' | 'volume$'>;
  readonly isPremium: boolean;
  readonly onFailed: () => void;
  readonly sound?: PreviewSound;
}

/** Ten seconds of a genre. They play only while the player does not, which takes precedence at any time. */
export interface Preview {
  getState(): PreviewState;
  subscribe(onChange: () => void): () => void;
  /** Plays it instead of another genre, or stops it. Does nothing while the player plays. */
  toggle(genre: Genre): void;
  stop(): void;
  /** Stops when the player starts, and follows its volume, until the returned disposer is called. */
  follow(): () => void;
}

export function createPreview(options: PreviewOptions): Preview {
  const { player, data, isPremium, onFailed, sound = createPreviewSound(PREVIEW_SECONDS) } = options;
  const listeners = new Set<() => void>();
  let state = SILENT;
  let attempt = new AbortController();

  function become(next: PreviewState) {
    state = next;
    for (const onChange of listeners) onChange();
  }

  function stop() {
    attempt.abort();
    sound.close();
    if (state.status !== 'silent') become(SILENT);
  }

  function fail() {
    stop();
    onFailed();
  }

  async function play(genre: Genre, { signal }: AbortController) {
    try {
      const source = await findPreview(genre, { data, isPremium, signal, lengthSeconds: PREVIEW_SECONDS });
      if (signal.aborted) return;
      sound.open(source, fail);
      watch(genre, signal);
    } catch {
      if (!signal.aborted) fail();
    }
  }

  function watch({ id: genreId }: Genre, signal: AbortSignal) {
    let waitedMs = 0;
    const timer = setInterval(() => {
      const heard = sound.heardSeconds();
      if (heard > 0 && (heard >= PREVIEW_SECONDS || sound.hasStopped())) stop();
      else if (heard > 0) become({ status: 'playing', genreId, progress: heard / PREVIEW_SECONDS });
      else if ((waitedMs += TICK_MS) >= PATIENCE_MS) fail();
    }, TICK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    toggle(genre) {
      const isThis = state.status !== 'silent' && state.genreId === genre.id;
      stop();
      if (isThis || isSounding(player.getState())) return;
      attempt = new AbortController();
      sound.prime();
      become({ status: 'loading', genreId: genre.id });
      void play(genre, attempt);
    },
    stop,
    follow() {
      const following = player.state$.subscribe((now) => {
        if (isSounding(now) && state.status !== 'silent') stop();
      });
      following.add(
        player.volume$.subscribe(({ volume, muted }) => {
          sound.setGain(muted ? 0 : gainOf(volume));
        }),
      );
      return () => {
        following.unsubscribe();
        stop();
      };
    },
  };
}
