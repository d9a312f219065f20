import { useResource } from '@afterglow/shared-data/react';
import { BROWSE_PATHS } from '../../../config/paths.ts';
import { listedPlaylists } from '../../../lib/listed-playlists.ts';
import { CardRail } from '../../../ui/lists/card-rail.tsx';
import { PlaylistCard } from '../../../ui/rows/playlist-card.tsx';
import { featuredPlaylists } from '../resources/home.resource.ts';

const SKELETONS = 6;

export function FeaturedPlaylists() {
  const state = useResource(featuredPlaylists());
  return (
    <CardRail title="Featured Playlists" href={BROWSE_PATHS.playlists} state={state} count={SKELETONS}>
      {(playlists) => listedPlaylists(playlists).map((one) => <PlaylistCard key={one.id} playlist={one} />)}
    </CardRail>
  );
}
