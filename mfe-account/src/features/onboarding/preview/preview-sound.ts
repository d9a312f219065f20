import type { PreviewSource } from './find-preview.ts';

const FADE_IN_SECONDS = 0.3;
const FADE_OUT_SECONDS = 0.8;

/** A separate audio element: the player, its queue and its play count are not affected. */
export interface PreviewSound {
  /** Called within a gesture, so that `open` may play later in browsers that require one. */
  prime(): void;
  open(source: PreviewSource, onFailed: () => void): void;
  /** Playback time in seconds; 0 before the first sound. Also adjusts the volume to it. */
  heardSeconds(): number;
  /** Whether the system or the end of the mix has stopped it. */
  hasStopped(): boolean;
  /** From 0 to 1. */
  setGain(gain: number): void;
  close(): void;
}

export function createPreviewSound(lengthSeconds: number, element = document.createElement('audio')): PreviewSound {
  let startSeconds = 0;
  let gain = 1;
  let fail: (() => void) | null = null;

  element.addEventListener('loadedmetadata', () => {
    element.currentTime = startSeconds;
  });
  element.addEventListener('error', () => fail?.());

  return {
    prime: () => element.load(),
    open(source, onFailed) {
      ({ startSeconds } = source);
      fail = onFailed;
      element.volume = 0;
      element.src = source.url;
      element.play().catch((reason: unknown) => {
        // An AbortError is self-inflicted: the sound was closed, or another one opened.
        const isOurs = reason instanceof DOMException && reason.name === 'AbortError';
        if (!isOurs && fail === onFailed) onFailed();
      });
    },
    heardSeconds() {
      const heard = element.seeking ? 0 : Math.max(0, element.currentTime - startSeconds);
      const fade = Math.min(1, heard / FADE_IN_SECONDS, (lengthSeconds - heard) / FADE_OUT_SECONDS);
      element.volume = gain * Math.max(0, fade);
      return heard;
    },
    hasStopped: () => element.paused || element.ended,
    setGain: (next) => {
      gain = next;
    },
    close() {
      fail = null;
      if (!element.hasAttribute('src')) return;
      element.pause();
      element.removeAttribute('src');
      element.load();
    },
  };
}
