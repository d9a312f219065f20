import { useEffect, useState } from 'react';
import type { Playable } from '../collections/playable.ts';
import { usePorts } from './host-ports.tsx';
import { useExternalSource } from './use-external-source.ts';

interface PlayParameterOptions {
  /** The path of the page as its router sees it; the URL of another page is never changed. */
  readonly pathname: string;
  readonly playable: Playable;
  /** Starts or resumes; undefined until there is something to play. */
  readonly start: (() => Promise<void>) | undefined;
}

/** The pages that were playing when they were left: going back to one is no request for its music. */
const leftPlaying = new Set<string>();

/**
 * Adds `play=true` to the page's URL while its item is playing, and removes it otherwise, wherever the listener comes
 * from. A page opened with it tries once to start playing, for a logged-in listener.
 */
export function usePlayParameter({ pathname, playable, start }: PlayParameterOptions): void {
  const { navigation, session } = usePorts();
  const { state, current } = playable;
  const path = useExternalSource(navigation.path$, navigation.getPath);
  const [opening, setOpening] = useState(
    () =>
      state === 'paused' &&
      isToPlay(addressOf(path)) &&
      !leftPlaying.has(pathname) &&
      session.getSession().status === 'member',
  );

  const ready = start !== undefined;
  useEffect(() => {
    if (opening && start) void start().finally(() => setOpening(false));
    // Once, with the first playable item.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready]);

  useEffect(() => {
    const address = addressOf(path);
    if (opening || state === 'loading' || address.pathname !== pathname) return;
    const playing = current && state === 'playing';
    leftPlaying[playing ? 'add' : 'delete'](pathname);
    if (isToPlay(address) === playing) return;
    if (playing) address.searchParams.set('play', 'true');
    else address.searchParams.delete('play');
    navigation.navigate(pathname + address.search, { replace: true });
  }, [navigation, path, pathname, opening, state, current]);
}

function addressOf(path: string): URL {
  return new URL(path, location.origin);
}

function isToPlay({ searchParams }: URL): boolean {
  return searchParams.get('play') === 'true';
}
