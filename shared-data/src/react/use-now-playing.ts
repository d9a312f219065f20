import { useEffect } from 'react';
import { nowPlaying, type NowPlaying } from '../resources/now-playing.resource.ts';
import { useDataEnvironment } from './data-provider.tsx';
import type { ResourceState } from './resource-state.ts';
import { useResource } from './use-resource.ts';

/** What every channel plays; follows the service's socket while the component is mounted. */
export function useNowPlaying(): ResourceState<NowPlaying> {
  const { nowPlayingFeed } = useDataEnvironment();
  useEffect(() => nowPlayingFeed?.retain(), [nowPlayingFeed]);
  return useResource(nowPlaying());
}
