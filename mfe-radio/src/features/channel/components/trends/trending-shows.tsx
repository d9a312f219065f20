import { showPath, type ChannelId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { Card, CARD_COVER_SIZES, Cover, coverOf, Rail, RailSkeleton, ResourceView } from '@afterglow/shared-ui';
import { NoTrends } from './no-trends.tsx';
import { popularMixes } from '../../resources/trending.resource.ts';
import { showsOfMixes } from '../../model/shows-of-mixes.ts';

const TITLE = 'Trending Shows';
const COUNT = 6;
const COVER_PX = 240;

export function TrendingShows({ channel }: { readonly channel: ChannelId }) {
  const state = useResource(popularMixes(channel));
  return (
    <ResourceView state={state} skeleton={<RailSkeleton title={TITLE} count={COUNT} />}>
      {(mixes) =>
        mixes.length === 0 ? (
          <NoTrends title={TITLE} />
        ) : (
          <Rail title={TITLE}>
            {showsOfMixes(mixes, COUNT).map((mix) => (
              <Card
                key={mix.show.id}
                href={showPath(mix.show.id)}
                title={mix.show.title}
                subtitle={mix.artist.title}
                meta={null}
                cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} sizes={CARD_COVER_SIZES} />}
              />
            ))}
          </Rail>
        )
      }
    </ResourceView>
  );
}
