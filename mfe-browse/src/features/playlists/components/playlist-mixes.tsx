import type { Mix, Playlist } from '@afterglow/shared-contracts';
import { playlistMixes, usePagedResource } from '@afterglow/shared-data/react';
import { EmptyState, RowSkeletons, usePlayable, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import { memo } from 'react';
import { EndlessList } from '../../../ui/endless-list.tsx';
import { MixRow } from '../../../ui/mix-row.tsx';
import { PLAYLIST_KINDS, type PlaylistKind } from '../model/playlist-kind.ts';

const PAGE = { first: 20, more: 20 };

interface PlaylistMixesProps {
  readonly playlist: Playlist;
  readonly kind: PlaylistKind;
}

export function PlaylistMixes({ playlist, kind }: PlaylistMixesProps) {
  const { numbered, empty } = PLAYLIST_KINDS[kind];
  const state = usePagedResource((page) => playlistMixes(playlist.id, page), PAGE);
  return (
    <section>
      <VisuallyHidden>
        <h2>Mixes</h2>
      </VisuallyHidden>
      <EndlessList
        label={playlist.revisions_title}
        state={state}
        layout={numbered ? 'numbered-rows' : 'rows'}
        skeleton={<RowSkeletons what="the mixes" count={PAGE.first} />}
        empty={<EmptyState title={empty} />}
      >
        {(mix, place) => <PlaceRow key={place} mix={mix} playlist={playlist} place={place} numbered={numbered} />}
      </EndlessList>
    </section>
  );
}

interface PlaceRowProps {
  readonly mix: Mix;
  readonly playlist: Playlist;
  readonly place: number;
  readonly numbered: boolean;
}

/** Its play button plays the playlist from this place. */
const PlaceRow = memo(function PlaceRow({ mix, playlist, place, numbered }: PlaceRowProps) {
  const { player } = usePorts();
  const { id, mixes_count: mixesCount } = playlist;
  const start = () => player.playPlaylist({ id, mixesCount, position: place });
  const playable = usePlayable({ type: 'mix', id: mix.id }, start);
  return <MixRow mix={mix} index={numbered ? place + 1 : undefined} playable={playable} />;
});
