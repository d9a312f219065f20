import {
  artistPath,
  channelName,
  channelPath,
  mixPath,
  showPath,
  slotStartMs,
  trackIndexAt,
  type ChannelId,
  type Mix,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { stations, useFavorite, useFavoriteChannel, useNowPlaying, useResource } from '@afterglow/shared-data/react';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { AppLink, HeartButton, LiveBadge, TextLink, useBroadcastNow, usePorts } from '@afterglow/shared-ui';
import { MarqueeTitle } from '../../layout/player-bar/marquee-title.tsx';
import { useChannel } from '../../layout/player-bar/use-channel.ts';
import styles from './full-player-title.module.css';
import { CurrentTrack, TrackLine } from './current-track.tsx';

const TICK_MS = 1000;

/** The current item, and its current track. */
export function FullPlayerTitle() {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const channel = useChannel();
  if (channel) return <ChannelTitle channel={channel} />;
  return mix && <MixTitle mix={mix} />;
}

function MixTitle({ mix }: { readonly mix: Mix }) {
  return (
    <div className={styles.text}>
      <div className={styles.lines}>
        <h3 className={styles.title}>
          <MarqueeTitle href={mixPath(mix.id)}>{mix.title}</MarqueeTitle>
        </h3>
        <Meta href={showPath(mix.show.id)} text={mix.show.title} artist={mix.artist} />
        <CurrentTrack mix={mix} />
      </div>
      <HeartButton size="l" subject={mix.title} heart={useFavorite('mixes', mix.id)} />
    </div>
  );
}

function ChannelTitle({ channel }: { readonly channel: ChannelId }) {
  const station = useResource(stations()).data?.[channel];
  const item = useNowPlaying().data?.[channel];
  const title = station?.title ?? channelName(channel);
  return (
    <div className={styles.text}>
      <div className={styles.lines}>
        <h3 className={styles.title}>
          <LiveBadge channel={channel} />
          <AppLink href={channelPath(channel)}>{title}</AppLink>
        </h3>
        {item ? <OnAir item={item} /> : <p className={styles.meta}> </p>}
      </div>
      <HeartButton size="l" subject={title} heart={useFavoriteChannel(channel)} />
    </div>
  );
}

function OnAir({ item }: { readonly item: StationPlaylistItem }) {
  const { mixes: mix } = item;
  const positionMs = useBroadcastNow(item.station, TICK_MS) - slotStartMs(item);
  return (
    <>
      <Meta href={mixPath(mix.id)} text={mix.title} artist={mix.artist} />
      <TrackLine mix={mix} index={trackIndexAt(mix.track_list, positionMs)} />
    </>
  );
}

interface MetaProps {
  readonly href: string;
  readonly text: string;
  readonly artist: Mix['artist'];
}

function Meta({ href, text, artist }: MetaProps) {
  return (
    <p className={styles.meta}>
      <TextLink tone="quiet" href={href}>
        {text}
      </TextLink>
      {' · '}
      <TextLink tone="quiet" href={artistPath(artist)}>
        {artist.title}
      </TextLink>
    </p>
  );
}
