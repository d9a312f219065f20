import type { Playlist } from '@afterglow/shared-contracts';
import { playlistMixes, usePagedResource } from '@afterglow/shared-data/react';
import { EmptyState, RowSkeletons, VisuallyHidden } from '@afterglow/shared-ui';
import { EndlessList } from '../../../ui/endless-list.tsx';
import { PlaylistRow } from '../../../ui/playlist-row.tsx';
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
        {(mix, place) => <PlaylistRow key={place} mix={mix} playlist={playlist} place={place} numbered={numbered} />}
      </EndlessList>
    </section>
  );
}
