import { channelPath, type Station, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { ChannelTile, Cover, coverOf, useChannelPlayable } from '@afterglow/shared-ui';

interface LiveChannelTileProps {
  readonly station: Station;
  readonly now: StationPlaylistItem | undefined;
}

const COVER_PX = 56;

export function LiveChannelTile({ station: { id, title }, now }: LiveChannelTileProps) {
  const playable = useChannelPlayable(id);
  return (
    <ChannelTile
      href={channelPath(id)}
      channel={id}
      title={title}
      now={now && `${now.mixes.show.title} · ${now.mixes.artist.title}`}
      cover={<Cover image={now && coverOf(now.mixes)} widthPx={COVER_PX} eager />}
      playable={playable}
    />
  );
}
