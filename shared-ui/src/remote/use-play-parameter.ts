import { useEffect, useState } from 'react';
import type { Playable } from '../collections/playable.ts';
import { usePorts } from './host-ports.tsx';

interface PlayParameterOptions {
  /** The path of the page as its router sees it; no other page's address is changed. */
  readonly pathname: string;
  readonly playable: Playable;
  /** Starts playing; undefined until there is something to play. */
  readonly start: (() => Promise<void>) | undefined;
}

/**
 * Keeps `play=true` in the page's address while what the page shows is playing, and removes it otherwise. A page that is opened with
 * it tries once to start playing, for a logged-in listener.
 */
export function usePlayParameter({ pathname, playable, start }: PlayParameterOptions): void {
  const { navigation, session } = usePorts();
  const { state, current } = playable;
  const [opening, setOpening] = useState(
    () => !current && session.getSession().status === 'member' && addressOf(navigation.getPath()).play,
  );

  const ready = start !== undefined;
  useEffect(() => {
    if (opening && start) void start().finally(() => setOpening(false));
    // Once, with the first thing there is to start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready]);

  useEffect(() => {
    if (opening || state === 'loading') return;
    const address = addressOf(navigation.getPath());
    const playing = current && state === 'playing';
    if (address.pathname !== pathname || address.play === playing) return;
    navigation.navigate(address.withPlay(playing), { replace: true });
  }, [navigation, pathname, opening, state, current]);
}

function addressOf(path: string) {
  const { pathname, searchParams, hash } = new URL(path, location.origin);
  return {
    pathname,
    play: searchParams.get('play') === 'true',
    withPlay(playing: boolean) {
      const query = new URLSearchParams(searchParams);
      if (playing) query.set('play', 'true');
      else query.delete('play');
      return `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`;
    },
  };
}
