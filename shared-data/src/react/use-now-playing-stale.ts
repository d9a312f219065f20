import { useSyncExternalStore } from 'react';
import { useDataEnvironment } from './data-provider.tsx';

const never = () => () => undefined;

/** Whether what `useNowPlaying` tells may be over, because the service has not been heard for a while; false where nothing follows it. */
export function useIsNowPlayingStale(): boolean {
  const { nowPlayingFeed } = useDataEnvironment();
  return useSyncExternalStore(nowPlayingFeed?.onStaleChange ?? never, () => nowPlayingFeed?.isStale() ?? false);
}
