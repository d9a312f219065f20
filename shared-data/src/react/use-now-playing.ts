import { useEffect } from 'react';
import { nowPlaying, type NowPlaying } from '../resources/now-playing.resource.ts';
import { useDataEnvironment } from './data-provider.tsx';
import type { ResourceState } from './resource-state.ts';
import { useResource } from './use-resource.ts';

/** The current item of every channel; follows the service's socket while the component is mounted. */
export function useNowPlaying(): ResourceState<NowPlaying> {
  const { nowPlayingFeed } = useDataEnvironment();
  useEffect(() => nowPlayingFeed?.retain(), [nowPlayingFeed]);
  return useResource(nowPlaying());
}
