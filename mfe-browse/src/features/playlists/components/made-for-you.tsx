import { useResource, useSession } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { listedPlaylists } from '../../../lib/listed-playlists.ts';
import { recommendedPlaylists } from '../resources/recommended-playlists.resource.ts';
import { PlaylistGrid } from './playlist-grid.tsx';

/** Recommended playlists, once there are any; nothing waits for them. */
export function MadeForYou() {
  const isMember = useSession(usePorts().session).status === 'member';
  const state = useResource(recommendedPlaylists(), { enabled: isMember });
  return <PlaylistGrid title="Made for You" playlists={listedPlaylists(state.data ?? [])} />;
}
