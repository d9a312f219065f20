import type { Playlist } from '@afterglow/shared-contracts';
import { Card, CARD_COVER_SIZES, Cover } from '@afterglow/shared-ui';
import { countOfMixes } from '../../lib/count-of-mixes.ts';
import { playlistAddress } from '../../lib/playlist-address.ts';
import { usePlaylistPlayable } from './use-playlist-playable.ts';

const COVER_PX = 240;

/** A playlist or chart in a grid or rail; its disc plays all of it. */
export function PlaylistCard({ playlist, eager = false }: { readonly playlist: Playlist; readonly eager?: boolean }) {
  const playable = usePlaylistPlayable(playlist);
  const { revisions_title, revisions_description, revisions_album_art, mixes_count } = playlist;
  return (
    <Card
      href={playlistAddress(playlist)}
      title={revisions_title}
      subtitle={revisions_description}
      meta={countOfMixes(mixes_count)}
      cover={<Cover image={revisions_album_art} widthPx={COVER_PX} sizes={CARD_COVER_SIZES} eager={eager} />}
      playable={playable}
    />
  );
}
