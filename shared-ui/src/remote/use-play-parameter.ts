import { useEffect, useState } from 'react';
import type { Playable } from '../collections/playable.ts';
import { usePorts } from './host-ports.tsx';
import { useExternalSource } from './use-external-source.ts';

interface PlayParameterOptions {
  /** The path of the page as its router sees it; no other page's address is changed. */
  readonly pathname: string;
  readonly playable: Playable;
  /** Starts playing, or goes on; undefined until there is something to play. */
  readonly start: (() => Promise<void>) | undefined;
}

/** The pages that were playing when they were left: who goes back to one has not asked for its music again. */
const leftPlaying = new Set<string>();

/**
 * Keeps `play=true` in the page's address while what the page shows is playing, and removes it otherwise, wherever the listener comes
 * from. A page that is opened with it tries once to start playing, for a logged-in listener.
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
    // Once, with the first thing there is to start.
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
