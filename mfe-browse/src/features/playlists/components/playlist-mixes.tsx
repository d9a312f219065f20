import type { Mix, Playlist } from '@afterglow/shared-contracts';
import type { PagedResourceState } from '@afterglow/shared-data/react';
import { EmptyState, RowSkeletons, VisuallyHidden } from '@afterglow/shared-ui';
import type { GetMix } from '../../../lib/queue-around.ts';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { PlaylistRow } from '../../../ui/rows/playlist-row.tsx';
import { PLAYLIST_KINDS, type PlaylistKind } from '../model/playlist-kind.ts';

export const PAGE = { first: 20, more: 20 };

interface PlaylistMixesProps {
  readonly playlist: Playlist;
  readonly kind: PlaylistKind;
  readonly state: PagedResourceState<Mix>;
  readonly mixAt: GetMix;
}

export function PlaylistMixes({ playlist, kind, state, mixAt }: PlaylistMixesProps) {
  const { numbered, empty } = PLAYLIST_KINDS[kind];
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
        {(mix, place) => (
          <PlaylistRow key={place} mix={mix} playlist={playlist} mixAt={mixAt} place={place} numbered={numbered} />
        )}
      </EndlessList>
    </section>
  );
}
