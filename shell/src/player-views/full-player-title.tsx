import { artistPath, channelPath, mixPath, showPath, type ChannelId, type Mix } from '@afterglow/shared-contracts';
import { stations, useFavorite, useFavoriteChannel, useNowPlaying, useResource } from '@afterglow/shared-data/react';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { AppLink, Cover, coverOf, HeartButton, LiveBadge, TextLink, usePorts } from '@afterglow/shared-ui';
import styles from './full-player-title.module.css';

const COVER_PX = 600;
const SIZES = '(width < 768px) 80vw, 440px';

/** The cover, and what it is. */
export function FullPlayerTitle() {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const channel = usePlayerSnapshot(player, ({ resource }) => (resource?.type === 'channel' ? resource.id : null));
  if (channel) return <ChannelTitle channel={channel} />;
  return mix && <MixTitle mix={mix} />;
}

function MixTitle({ mix }: { readonly mix: Mix }) {
  return (
    <>
      <Cover image={coverOf(mix)} widthPx={COVER_PX} sizes={SIZES} eager className={styles.cover} />
      <div className={styles.words}>
        <div className={styles.lines}>
          <h3 className={styles.title}>
            <AppLink href={mixPath(mix.id)}>{mix.title}</AppLink>
          </h3>
          <p className={styles.meta}>
            <TextLink tone="quiet" href={showPath(mix.show.id)}>
              {mix.show.title}
            </TextLink>
            {' · '}
            <TextLink tone="quiet" href={artistPath(mix.artist)}>
              {mix.artist.title}
            </TextLink>
          </p>
        </div>
        <HeartButton size="l" subject={mix.title} heart={useFavorite('mixes', mix.id)} />
      </div>
    </>
  );
}

function ChannelTitle({ channel }: { readonly channel: ChannelId }) {
  const station = useResource(stations()).data?.[channel];
  const item = useNowPlaying().data?.[channel];
  const title = station?.title ?? channel;
  return (
    <>
      <Cover image={item?.mixes.album_art} widthPx={COVER_PX} sizes={SIZES} eager className={styles.cover} />
      <div className={styles.words}>
        <div className={styles.lines}>
          <h3 className={styles.title}>
            <LiveBadge channel={channel} />
            <AppLink href={channelPath(channel)}>{title}</AppLink>
          </h3>
          <p className={styles.meta}>{item ? `${item.mixes.show.title} · ${item.mixes.artist.title}` : ' '}</p>
        </div>
        <HeartButton size="l" subject={title} heart={useFavoriteChannel(channel)} />
      </div>
    </>
  );
}
