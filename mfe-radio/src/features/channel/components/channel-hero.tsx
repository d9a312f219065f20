import { type ChannelId, type Station, channelPath } from '@afterglow/shared-contracts';
import { Hero, LiveBadge, PlayDisc, PlayPill, type Playable, IconButton, usePorts } from '@afterglow/shared-ui';
import styles from './channel-hero.module.css';
import { channelTitle } from '../model/channel-title.ts';
import { copyLink } from '@afterglow/shared-area';
import { FavoriteButton } from './favorite-button.tsx';

interface ChannelHeroProps {
  readonly channel: ChannelId;
  readonly station: Station | undefined;
  readonly playable: Playable;
}

export function ChannelHero({ channel, station, playable }: ChannelHeroProps) {
  const title = channelTitle(channel, station);
  return (
    <Hero
      channel={channel}
      eyebrow={
        <>
          <LiveBadge channel={channel} />
          Channel
        </>
      }
      title={title}
      meta={<span className={styles.description}>{station?.description}</span>}
      condensed={<PlayDisc state={playable.state} subject={title} size="bar" onClick={playable.onToggle} />}
      actions={
        <>
          <PlayPill subject={title} playable={playable} />
          <FavoriteButton channel={channel} />
          <CopyChannelLink channel={channel} />
        </>
      }
    />
  );
}

function CopyChannelLink({ channel }: { readonly channel: ChannelId }) {
  const { bus } = usePorts();
  const copy = () => copyLink(bus, new URL(channelPath(channel), location.href).href);
  return <IconButton size="l" icon="share" label="Copy Channel link" onClick={() => void copy()} />;
}
