import { channelName, channelPath, mixPath, showPath, type ChannelId, type Mix } from '@afterglow/shared-contracts';
import { stations, useFavorite, useFavoriteChannel, useNowPlaying, useResource } from '@afterglow/shared-data/react';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { AppLink, Cover, coverOf, HeartButton, LiveBadge, usePorts } from '@afterglow/shared-ui';
import { useViews } from '../use-views.ts';
import styles from './now-playing.module.css';
import { usePauseReason } from './pause-reason.ts';
import { MarqueeTitle } from './marquee-title.tsx';
import { useChannel } from './use-channel.ts';

const COVER_PX = 56;

/** The left of the bar: the loaded mix or channel, even while it is paused. */
export function NowPlaying() {
  const { player } = usePorts();
  // The mix and the channel's id have stable values until something else is loaded.
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const channel = useChannel();
  if (channel) return <ChannelPlaying channel={channel} />;
  if (mix) return <MixPlaying mix={mix} />;
  return <p className={styles.empty}>Nothing is playing</p>;
}

function MixPlaying({ mix }: { readonly mix: Mix }) {
  const note = usePauseReason();
  return (
    <div className={styles.item}>
      <Opener />
      <Cover image={coverOf(mix)} widthPx={COVER_PX} eager className={styles.cover} />
      <div className={styles.text}>
        <MarqueeTitle href={mixPath(mix.id)} className={styles.title}>
          {mix.title}
        </MarqueeTitle>
        <p className={styles.meta}>
          {note ?? (
            <>
              <AppLink href={showPath(mix.show.id)}>{mix.show.title}</AppLink> · {mix.artist.title}
            </>
          )}
        </p>
      </div>
      <div className={styles.heart}>
        <HeartButton subject={mix.title} heart={useFavorite('mixes', mix.id)} />
      </div>
    </div>
  );
}

function ChannelPlaying({ channel }: { readonly channel: ChannelId }) {
  const station = useResource(stations()).data?.[channel];
  const item = useNowPlaying().data?.[channel];
  const title = station?.title ?? channelName(channel);
  return (
    <div className={styles.item} data-channel={channel}>
      <Opener />
      <Cover image={item && coverOf(item.mixes)} widthPx={COVER_PX} eager className={styles.cover} />
      <div className={styles.text}>
        <p className={styles.live}>
          <LiveBadge channel={channel} />
          <AppLink href={channelPath(channel)} className={styles.title}>
            {title}
          </AppLink>
        </p>
        <ChannelMeta show={item?.mixes.show.title} />
      </div>
      <div className={styles.heart}>
        <HeartButton subject={title} heart={useFavoriteChannel(channel)} />
      </div>
    </div>
  );
}

function ChannelMeta({ show = ' ' }: { readonly show: string | undefined }) {
  return <p className={styles.meta}>{usePauseReason() ?? show}</p>;
}

/** On small screens the whole area opens the full-screen player. */
function Opener() {
  const { change } = useViews();
  return (
    <button
      type="button"
      aria-label="Open the full-screen player"
      className={styles.opener}
      onClick={() => change({ isExpanded: true })}
    />
  );
}
