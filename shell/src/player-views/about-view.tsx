import { formatDate, genrePath, type ChannelId, type Mix } from '@afterglow/shared-contracts';
import { stations, useNowPlaying, useResource } from '@afterglow/shared-data/react';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Chip, formatCount, usePorts } from '@afterglow/shared-ui';
import { useChannel } from '../layout/player-bar/use-channel.ts';
import styles from './about-view.module.css';

/** Information about the mix or channel. */
export function AboutView() {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const channel = useChannel();
  if (channel) return <AboutChannel channel={channel} />;
  return mix && <AboutMix mix={mix} />;
}

function AboutMix({ mix }: { readonly mix: Mix }) {
  return (
    <div className={styles.about}>
      {mix.description && <p className={styles.text}>{mix.description}</p>}
      <p className={styles.meta}>
        Released {formatDate(mix.creation_time)} · {formatCount(mix.reach)} plays
      </p>
      <div className={styles.genres}>
        {mix.genre.map((genre) => (
          <Chip key={genre} href={genrePath(genre)}>
            {genre}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function AboutChannel({ channel }: { readonly channel: ChannelId }) {
  const station = useResource(stations()).data?.[channel];
  const item = useNowPlaying().data?.[channel];
  return (
    <div className={styles.about}>
      <p className={styles.text}>{station?.description}</p>
      {item?.mixes.description && (
        <>
          <h3 className={styles.heading}>On now: {item.mixes.show.title}</h3>
          <p className={styles.text}>{item.mixes.description}</p>
        </>
      )}
    </div>
  );
}
