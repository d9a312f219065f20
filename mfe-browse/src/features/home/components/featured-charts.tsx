import { useResource } from '@afterglow/shared-data/react';
import { BROWSE_PATHS } from '../../../config/paths.ts';
import { listedPlaylists } from '../../../lib/listed-playlists.ts';
import { CardRail } from '../../../ui/lists/card-rail.tsx';
import { PlaylistCard } from '../../../ui/rows/playlist-card.tsx';
import { featuredCharts } from '../resources/home.resource.ts';

const COUNT = 6;

export function FeaturedCharts() {
  const state = useResource(featuredCharts());
  return (
    <CardRail title="Featured Charts" href={BROWSE_PATHS.charts} state={state} count={COUNT}>
      {(charts) => listedPlaylists(charts).map((chart) => <PlaylistCard key={chart.id} playlist={chart} />)}
    </CardRail>
  );
}
