import { Subject } from 'rxjs';
import type { AudioEngine, EngineEvent } from './audio-engine.port.ts';

/**
 * The engine over one audio element. It is created once, is hidden in the document, and only commands touch it, so
 * that nothing else on the page can pause it. A second element only prefetches and never plays.
 */
export function createAudioElementEngine(page: Document = document): AudioEngine {
  const element = page.createElement('audio');
  element.preload = 'auto';
  element.hidden = true;
  page.body.append(element);
  const events$ = new Subject<EngineEvent>();
  const source = createSource(element, events$);
  const warmer = createWarmer(page);
  const stopListening = listen(element, events$, source, warmer);
  return {
    events$: events$.asObservable(),
    unlock: () => {
      if (!source.wasOpened()) element.load();
    },
    open: source.open,
    preload: warmer.warm,
    play: source.play,
    pause: () => element.pause(),
    seek: source.seek,
    setGain: (gain) => {
      element.volume = gain;
    },
    setRate(rate) {
      element.preservesPitch = true;
      element.defaultPlaybackRate = rate; // every new source starts with this one
      element.playbackRate = rate;
    },
    close: source.close,
    dispose() {
      stopListening();
      warmer.release();
      source.close();
      element.remove();
      events$.complete();
    },
  };
}

type Source = ReturnType<typeof createSource>;

function createSource(element: HTMLAudioElement, events$: Subject<EngineEvent>) {
  let opened = 0;
  let failed = false;
  let startSeconds = 0;
  let lastSeconds = 0;

  function fail(cause: unknown): void {
    if (failed) return;
    failed = true;
    events$.next({ type: 'failed', cause });
  }

  function onRefused(reason: unknown, asked: number): void {
    if (asked !== opened) return; // about a closed source
    const name = reason instanceof Error ? reason.name : '';
    if (name === 'AbortError') return; // a pause or a newer source came first
    if (name === 'NotAllowedError') events$.next({ type: 'blocked' });
    else fail(reason);
  }

  function play(): void {
    const asked = opened;
    element.play().catch((reason: unknown) => onRefused(reason, asked));
  }

  function goTo(seconds: number): void {
    element.currentTime = seconds;
    lastSeconds = seconds;
  }

  return {
    wasOpened: () => opened > 0,
    fail,
    play,
    open(url: string, positionMs: number): void {
      opened += 1;
      failed = false;
      startSeconds = positionMs / 1000;
      lastSeconds = 0;
      element.src = url;
      play();
    },
    seek(positionMs: number): void {
      // Before the source has metadata, the element would forget the position.
      if (element.readyState === HTMLMediaElement.HAVE_NOTHING) startSeconds = positionMs / 1000;
      else goTo(positionMs / 1000);
    },
    goToStart(): void {
      if (startSeconds > 0) goTo(startSeconds);
    },
    /** True when audio plays at a new position; setting a source or a position emits a time update, too. */
    hasMoved(): boolean {
      if (element.paused || element.seeking || element.currentTime === lastSeconds) return false;
      lastSeconds = element.currentTime;
      return true;
    },
    close(): void {
      failed = true; // ignore further events of a dropped source
      if (!element.hasAttribute('src')) return;
      element.removeAttribute('src');
      element.load();
    },
  };
}

type Warmer = ReturnType<typeof createWarmer>;

/** The browser shares the bytes that one element fetched with another element of the same page. */
function createWarmer(page: Document) {
  let element: HTMLAudioElement | null = null;
  return {
    warm(url: string): void {
      element ??= page.createElement('audio');
      element.muted = true;
      element.preload = 'auto';
      element.src = url;
    },
    /** Frees its connection. */
    release(): void {
      element?.removeAttribute('src');
      element?.load();
      element = null;
    },
  };
}

/** An audio device buffers less than this. */
const NONE_IN_HAND_S = 0.5;

function secondsInHand({ buffered, currentTime }: HTMLAudioElement): number {
  return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - currentTime;
}

function listen(element: HTMLAudioElement, events$: Subject<EngineEvent>, source: Source, warmer: Warmer): () => void {
  const listening = new AbortController();
  const positionMs = () => Math.round(element.currentTime * 1000);
  const handlers: Record<string, () => void> = {
    loadedmetadata: () => {
      source.goToStart();
      warmer.release();
    },
    timeupdate: () => {
      if (source.hasMoved()) events$.next({ type: 'progressed', positionMs: positionMs() });
    },
    waiting: () => {
      if (!element.paused) events$.next({ type: 'buffer-empty', hasMore: secondsInHand(element) > NONE_IN_HAND_S });
    },
    ended: () => events$.next({ type: 'ended', positionMs: positionMs() }),
    error: () => source.fail(element.error),
    // These events arrive late: they may be outdated.
    pause: () => {
      if (element.paused && !element.ended) events$.next({ type: 'paused' });
    },
    play: () => {
      if (!element.paused) events$.next({ type: 'resumed' });
    },
  };
  for (const [name, handle] of Object.entries(handlers)) {
    element.addEventListener(name, handle, { signal: listening.signal });
  }
  return () => listening.abort();
}
