import { useEffect, useState } from 'react';
import type { Playable } from '../collections/card.tsx';
import { usePorts } from './host-ports.tsx';

/**
 * Keeps `play=true` in the page's address while what the page shows is playing, and takes it out otherwise. A page that is opened
 * with it tries once to start playing, for a logged-in listener. `start` is undefined until there is something to play.
 */
export function usePlayParameter({ state, current }: Playable, start: (() => Promise<void>) | undefined): void {
  const { navigation, session } = usePorts();
  const [opening, setOpening] = useState(
    () => hasPlay(navigation.getPath()) && !current && session.getSession().status === 'member',
  );

  useEffect(() => {
    if (opening && start) void start().finally(() => setOpening(false));
    // Once, with the first thing there is to start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [start !== undefined]);

  useEffect(() => {
    if (opening || state === 'loading') return;
    const path = navigation.getPath();
    const next = withPlay(path, current && state === 'playing');
    if (next !== path) navigation.navigate(next, { replace: true });
  }, [navigation, opening, state, current]);
}

function hasPlay(path: string): boolean {
  return new URL(path, location.origin).searchParams.get('play') === 'true';
}

function withPlay(path: string, playing: boolean): string {
  const { pathname, search, hash } = new URL(path, location.origin);
  const query = new URLSearchParams(search);
  if (playing) query.set('play', 'true');
  else query.delete('play');
  return `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`;
}
