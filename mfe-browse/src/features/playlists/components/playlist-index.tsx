import type { Playlist } from '@afterglow/shared-contracts';
import { charts, playlists, useResource, useSession } from '@afterglow/shared-data/react';
import { CardSkeletons, EmptyState, PageHeader, ResourceView, Sections, usePorts } from '@afterglow/shared-ui';
import { isFeatured, listedPlaylists } from '../../../lib/listed-playlists.ts';
import { PLAYLIST_KINDS, type PlaylistKind } from '../model/playlist-kind.ts';
import { recommendedPlaylists } from '../resources/recommended-playlists.resource.ts';
import { PlaylistGrid } from './playlist-grid.tsx';

const SKELETONS = 12;

/** All charts, or all playlists: the featured ones first. */
export function PlaylistIndex({ kind }: { readonly kind: PlaylistKind }) {
  const { many } = PLAYLIST_KINDS[kind];
  const state = useResource(kind === 'chart' ? charts() : playlists());
  return (
    <>
      <PageHeader title={many} />
      <ResourceView state={state} skeleton={<CardSkeletons what={many} count={SKELETONS} />}>
        {({ items }) => <Lists kind={kind} all={listedPlaylists(items)} />}
      </ResourceView>
    </>
  );
}

/** The playlists made for a member come last, so that nothing moves when they arrive. */
function Lists({ kind, all }: { readonly kind: PlaylistKind; readonly all: readonly Playlist[] }) {
  const { featured, others, many } = PLAYLIST_KINDS[kind];
  return (
    <Sections>
      {all.length === 0 && <EmptyState icon="chart" title={`No ${many.toLowerCase()} yet`} />}
      <PlaylistGrid title={featured} playlists={all.filter(isFeatured)} eager />
      <PlaylistGrid title={others} playlists={all.filter((one) => !isFeatured(one))} />
      {kind === 'playlist' && <MadeForYou />}
    </Sections>
  );
}

/** Recommended playlists, once there are any; nothing waits for them. */
function MadeForYou() {
  const isMember = useSession(usePorts().session).status === 'member';
  const state = useResource(recommendedPlaylists(), { enabled: isMember });
  return <PlaylistGrid title="Made for You" playlists={listedPlaylists(state.data ?? [])} />;
}
