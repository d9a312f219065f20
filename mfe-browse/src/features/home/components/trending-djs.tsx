import { trendingArtists, useResource } from '@afterglow/shared-data/react';
import { DjCard } from '@afterglow/shared-area/catalog';

import { CardRail } from '../../../ui/lists/card-rail.tsx';

const COUNT = 7;

export function TrendingDjs() {
  const state = useResource(trendingArtists(COUNT));
  return (
    <CardRail title="Trending DJs" state={state} count={COUNT} shape="circle">
      {({ items }) => items.map((artist) => <DjCard key={artist.id} artist={artist} />)}
    </CardRail>
  );
}
