import { channelPath, slotEndMs, type Station, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { ChannelTile, Cover, coverOf, localZone, useChannelPlayable } from '@afterglow/shared-ui';
import { timesIn } from '@afterglow/shared-contracts/zone-time';
import { itemsAfter } from './items-after.ts';
import styles from './live-channel-tile.module.css';

interface LiveChannelTileProps {
  readonly station: Station;
  readonly now: StationPlaylistItem | undefined;
}

const COVER_PX = 56;

/** A channel with its current item, when it ends, and the next one. */
export function LiveChannelTile({ station: { id, title, playlist }, now }: LiveChannelTileProps) {
  const playable = useChannelPlayable(id);
  return (
    <div className={styles.channel}>
      <ChannelTile
        href={channelPath(id)}
        channel={id}
        title={title}
        now={now && `${now.mixes.show.title} · ${now.mixes.artist.title}`}
        cover={<Cover image={now && coverOf(now.mixes)} widthPx={COVER_PX} eager />}
        playable={playable}
      />
      <p className={styles.next}>{now && <Next now={now} playlist={playlist} />}</p>
    </div>
  );
}

interface NextProps extends Pick<Station, 'playlist'> {
  readonly now: StationPlaylistItem;
}

function Next({ now, playlist }: NextProps) {
  const next = itemsAfter(now, playlist)[0]?.mixes;
  return (
    <>
      Until <time dateTime={now.scheduled_end_time}>{timesIn(localZone())(slotEndMs(now))}</time>
      {next && ` · Next: ${next.title}`}
    </>
  );
}
