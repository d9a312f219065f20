import type { Mix, Playlist } from '@afterglow/shared-contracts';
import { playlistMixes, useInfiniteResource } from '@afterglow/shared-data/react';
import {
  EmptyState,
  ResourceView,
  RowList,
  RowSkeletons,
  usePlayable,
  usePorts,
  VisuallyHidden,
} from '@afterglow/shared-ui';
import { useScrollLoading } from '../../../lib/use-scroll-loading.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { MixRow } from '../../../ui/mix-row.tsx';
import { playPlaylist } from '../../../ui/use-playlist-playable.ts';
import { PLAYLIST_KINDS, type PlaylistKind } from '../model/playlist-kind.ts';

const PAGE = 20;

interface PlaylistMixesProps {
  readonly playlist: Playlist;
  readonly kind: PlaylistKind;
}

export function PlaylistMixes({ playlist, kind }: PlaylistMixesProps) {
  const state = useInfiniteResource((offset) => playlistMixes(playlist.id, { limit: PAGE, offset }));
  const { hasMore, isLoadingMore, loadMore } = state;
  useScrollLoading({ hasMore: hasMore && !isLoadingMore, onNearEnd: loadMore });
  return (
    <section>
      <VisuallyHidden>
        <h2>Mixes</h2>
      </VisuallyHidden>
      <ResourceView state={state} skeleton={<RowSkeletons what="the mixes" count={PAGE} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={PLAYLIST_KINDS[kind].empty} />
          ) : (
            <>
              <Rows mixes={items} playlist={playlist} kind={kind} />
              <LoadMore shown={hasMore} loading={isLoadingMore} onLoadMore={loadMore} />
            </>
          )
        }
      </ResourceView>
    </section>
  );
}

function Rows({ mixes, playlist, kind }: PlaylistMixesProps & { readonly mixes: readonly Mix[] }) {
  const { numbered } = PLAYLIST_KINDS[kind];
  return (
    <RowList label={playlist.revisions_title} ordered={numbered}>
      {mixes.map((mix, place) => (
        <PlaceRow key={mix.id} mix={mix} playlist={playlist} place={place} index={numbered ? place + 1 : undefined} />
      ))}
    </RowList>
  );
}

interface PlaceRowProps {
  readonly mix: Mix;
  readonly playlist: Playlist;
  readonly place: number;
  readonly index: number | undefined;
}

/** Its play button plays the playlist from this place. */
function PlaceRow({ mix, playlist, place, index }: PlaceRowProps) {
  const ports = usePorts();
  const playable = usePlayable({ type: 'mix', id: mix.id }, () => playPlaylist(ports, playlist.id, place));
  return <MixRow mix={mix} index={index} playable={playable} />;
}
