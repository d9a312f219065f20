import type { LiveRelease, LiveSet } from '@afterglow/shared-contracts';

declare global {
  interface Window {
    /** What a way other than the shell's does when the area has another version. */
    benchFollow?: (release: LiveRelease) => void;
  }
}

export interface FollowedArea {
  readonly remote: string;
  readonly eventsPath: string;
}

/** Runs in each document before anything else: the shell is told of no live set, and `benchFollow` is, by the same event stream. */
export function followInstead({ remote, eventsPath }: FollowedArea): void {
  if (window !== window.top) return;
  const Streams = window.EventSource;
  let known: string | undefined;
  new Streams(eventsPath).addEventListener('live-set', ({ data }: MessageEvent<string>) => {
    // The service's own message, as the shell has it.
    const { remotes } = JSON.parse(data) as LiveSet;
    const live = remotes.find(({ name }) => name === remote)?.live;
    const isOther = live && known !== undefined && known !== live.version;
    known = live?.version;
    if (live && isOther) window.benchFollow?.(live);
  });
  window.EventSource = class extends Streams {
    constructor(url: string | URL) {
      super(url);
      if (String(url).includes(eventsPath)) this.close();
    }
  };
}

/** Runs in each document: loads it again, as where the versions are read at its start, and presses Play as soon as it can be pressed. */
export function loadAnew(wasPlayingKey: string): void {
  if (window !== window.top) return;
  window.benchFollow = () => {
    sessionStorage.setItem(wasPlayingKey, 'true');
    location.reload();
  };
  if (!sessionStorage.getItem(wasPlayingKey)) return;
  const press = (): void => {
    if (document.querySelector('audio')?.paused === false) return sessionStorage.removeItem(wasPlayingKey);
    const play = document.querySelector<HTMLButtonElement>('section[aria-label="Player"] button[aria-label="Play"]');
    if (play && !play.disabled) play.click();
    requestAnimationFrame(press);
  };
  requestAnimationFrame(press);
}
