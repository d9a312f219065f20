import type { ChannelId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { DjCard } from '@afterglow/shared-area/catalog';
import { Rail, RailSkeleton, ResourceView } from '@afterglow/shared-ui';
import { NoTrends } from './no-trends.tsx';
import { popularArtists } from '../../resources/trending.resource.ts';

const TITLE = 'Trending DJs';
const COUNT = 6;

export function TrendingDjs({ channel }: { readonly channel: ChannelId }) {
  const state = useResource(popularArtists(channel));
  return (
    <ResourceView state={state} skeleton={<RailSkeleton title={TITLE} count={COUNT} shape="circle" />}>
      {(artists) =>
        artists.length === 0 ? (
          <NoTrends title={TITLE} />
        ) : (
          <Rail title={TITLE}>
            {artists.map((artist) => (
              <DjCard key={artist.id} artist={artist} />
            ))}
          </Rail>
        )
      }
    </ResourceView>
  );
}
