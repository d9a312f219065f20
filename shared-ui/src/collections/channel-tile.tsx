import type { ChannelId } from '@afterglow/shared-contracts';
import type { ReactNode } from 'react';
import { PlayDisc } from '../actions/play-disc.tsx';
import { Equalizer } from '../media/equalizer.tsx';
import { LiveBadge } from '../media/live-badge.tsx';
import { ItemTitle } from './item-title.tsx';
import { isActive, type Playable } from './playable.ts';
import styles from './channel-tile.module.css';

interface ChannelTileProps {
  readonly href: string;
  readonly channel: ChannelId;
  readonly title: string;
  /** The current item; the line is reserved while that is unknown. */
  readonly now?: ReactNode;
  /** The cover of the current item, a Cover. */
  readonly cover?: ReactNode;
  readonly playable?: Playable | undefined;
}

/** A live channel in its own hue: name, current item, play button. */
export function ChannelTile({ href, channel, title, now, cover, playable }: ChannelTileProps) {
  const active = isActive(playable);
  return (
    <article className={styles.tile} data-channel={channel}>
      <span className={styles.glow} aria-hidden="true" />
      {cover !== undefined && <div className={styles.cover}>{cover}</div>}
      <div className={styles.text}>
        <span className={styles.state}>
          <LiveBadge />
          {active && <Equalizer playing={playable?.state === 'playing'} className={styles.equaliser} />}
        </span>
        <h3 className={styles.title}>
          <ItemTitle href={href} title={title} active={active} linkClassName={styles.link} />
        </h3>
        <p className={styles.now}>{now}</p>
      </div>
      {playable && <TileDisc title={title} playable={playable} />}
    </article>
  );
}

function TileDisc({ title, playable }: { readonly title: string; readonly playable: Playable }) {
  return (
    <PlayDisc className={styles.disc} tone="white" state={playable.state} subject={title} onClick={playable.onToggle} />
  );
}
