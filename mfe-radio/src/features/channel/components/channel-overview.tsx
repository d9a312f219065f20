import type { ChannelId } from '@afterglow/shared-contracts';
import { OnAir } from './on-air.tsx';
import { TrendingDjs } from './trending-djs.tsx';
import { TrendingShows } from './trending-shows.tsx';

export function ChannelOverview({ channel }: { readonly channel: ChannelId }) {
  return (
    <>
      <OnAir channel={channel} />
      <TrendingShows channel={channel} />
      <TrendingDjs channel={channel} />
    </>
  );
}
