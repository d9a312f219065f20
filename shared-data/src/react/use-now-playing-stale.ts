import { useSyncExternalStore } from 'react';
import { useDataEnvironment } from './data-provider.tsx';

const never = () => () => undefined;

/**
 * Whether the items of `useNowPlaying` may be over, because the service has been silent for a while; false when
 * nothing watches it.
 */
export function useIsNowPlayingStale(): boolean {
  const { nowPlayingFeed } = useDataEnvironment();
  return useSyncExternalStore(nowPlayingFeed?.onStaleChange ?? never, () => nowPlayingFeed?.isStale() ?? false);
}
