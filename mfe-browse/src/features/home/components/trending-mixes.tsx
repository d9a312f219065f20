import { trendingMixes, useResource } from '@afterglow/shared-data/react';
import { MixCard } from '@afterglow/shared-ui';
import { BROWSE_PATHS } from '../../../config/paths.ts';
import { CardRail } from '../../../ui/card-rail.tsx';

const COUNT = 12;

export function TrendingMixes() {
  const state = useResource(trendingMixes({ limit: COUNT }));
  return (
    <CardRail title="Trending Mixes" href={BROWSE_PATHS.trendingMixes} state={state} count={COUNT}>
      {({ items }) => items.map((mix) => <MixCard key={mix.id} mix={mix} />)}
    </CardRail>
  );
}
