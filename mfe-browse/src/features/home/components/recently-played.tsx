import type { MixId } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { BROWSE_PATHS } from '../../../config/paths.ts';
import { usePlaybackHistory } from '../../../lib/use-playback-history.ts';
import { mixesById } from '../../../resources/mixes-by-id.resource.ts';
import { CardRail } from '../../../ui/lists/card-rail.tsx';
import { MixCell } from '../../../ui/rows/mix-cell.tsx';

const COUNT = 6;

/** The last played mixes of a member; left out when there are none. */
export function RecentlyPlayed() {
  const ids = usePlaybackHistory().slice(0, COUNT);
  return ids.length === 0 ? null : <Played ids={ids} />;
}

function Played({ ids }: { readonly ids: readonly MixId[] }) {
  const state = useResource(mixesById(ids, {}));
  return (
    <CardRail title="Recently Played" href={BROWSE_PATHS.recentMixes} state={state} count={ids.length}>
      {({ items }) => items.map((mix, place) => <MixCell key={mix.id} mix={mix} place={place} continues />)}
    </CardRail>
  );
}
