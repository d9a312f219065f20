import type { Mix } from '@afterglow/shared-contracts';
import { usePlayable, usePorts } from '@afterglow/shared-ui';
import { memo } from 'react';
import { loadedFromStart, type GetMix } from '../../lib/queue-around.ts';
import { MixRow } from './mix-row.tsx';
import type { KnownPlaylist } from './use-playlist-playable.ts';

interface PlaylistRowProps {
  readonly mix: Mix;
  readonly playlist: KnownPlaylist;
  readonly mixAt: GetMix;
  readonly place: number;
  readonly numbered: boolean;
}

/** A mix of a playlist or chart. Its play button plays the playlist from here. */
export const PlaylistRow = memo(function PlaylistRow({ mix, playlist, mixAt, place, numbered }: PlaylistRowProps) {
  const { player } = usePorts();
  const { id, mixes_count: mixesCount } = playlist;
  const start = () => player.togglePlaylist({ id, mixesCount, loaded: loadedFromStart(mixAt), position: place });
  const playable = usePlayable({ type: 'mix', id: mix.id }, start);
  return <MixRow mix={mix} index={numbered ? place + 1 : undefined} playable={playable} />;
});
