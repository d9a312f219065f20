import type { Mix, Playlist } from '@afterglow/shared-contracts';
import { usePlayable, usePorts } from '@afterglow/shared-ui';
import { memo } from 'react';
import { MixRow } from './mix-row.tsx';

interface PlaylistRowProps {
  readonly mix: Mix;
  readonly playlist: Pick<Playlist, 'id'> & Partial<Playlist>;
  /** From 0. */
  readonly place: number;
  readonly numbered: boolean;
}

/** A mix of a playlist or chart. Its play button plays the playlist from here. */
export const PlaylistRow = memo(function PlaylistRow({ mix, playlist, place, numbered }: PlaylistRowProps) {
  const { player } = usePorts();
  const { id, mixes_count: mixesCount } = playlist;
  const start = () => player.togglePlaylist({ id, mixesCount, position: place });
  const playable = usePlayable({ type: 'mix', id: mix.id }, start);
  return <MixRow mix={mix} index={numbered ? place + 1 : undefined} playable={playable} />;
});
