import { latestMixes, useResource } from '@afterglow/shared-data/react';
import { BROWSE_PATHS } from '../../../config/paths.ts';
import { CardRail } from '../../../ui/lists/card-rail.tsx';
import { MixCell } from '../../../ui/rows/mix-cell.tsx';

const COUNT = 12;

export function LatestMixes() {
  const state = useResource(latestMixes({ limit: COUNT }));
  return (
    <CardRail title="Latest Mixes" href={BROWSE_PATHS.latestMixes} state={state} count={COUNT}>
      {({ items }) =>
        items.map((mix, place) => (
          <MixCell key={mix.id} mix={mix} place={place} mixAt={(at) => items[at]} eager={false} />
        ))
      }
    </CardRail>
  );
}
