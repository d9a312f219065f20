import type { ChannelId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { ResourceView } from '@afterglow/shared-ui';
import { onAir } from '../resources/channel-playlist.resource.ts';
import { popularArtists, popularMixes } from '../resources/trending.resource.ts';
import { OnAir } from './on-air/on-air.tsx';
import { TrendingDjs } from './trends/trending-djs.tsx';
import { TrendingShows } from './trends/trending-shows.tsx';

export function ChannelOverview({ channel }: { readonly channel: ChannelId }) {
  const states = [
    useResource(onAir(channel)),
    useResource(popularMixes(channel)),
    useResource(popularArtists(channel)),
  ] as const;
  // One cause is shown once.
  if (states.every(({ status }) => status === 'failed')) {
    const failed = { status: 'failed', refetch: () => states.forEach(({ refetch }) => refetch()) } as const;
    return (
      <ResourceView state={failed} skeleton={null}>
        {() => null}
      </ResourceView>
    );
  }
  return (
    <>
      <OnAir channel={channel} />
      <TrendingShows channel={channel} />
      <TrendingDjs channel={channel} />
    </>
  );
}
