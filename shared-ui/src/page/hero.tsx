import type { ChannelId } from '@afterglow/shared-contracts';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { cssVariables } from '../lib/css-variables.ts';
import styles from './hero.module.css';

export type HeroProps = {
  /** The kind of thing: "Mix", "Playlist", "Channel". */
  readonly eyebrow?: ReactNode;
  readonly title: string;
  /** One line: artist, date, duration; may hold TextLinks. */
  readonly meta?: ReactNode;
  /** A Cover, shown 232 px wide. */
  readonly cover?: ReactNode;
  /** A Play button and IconButtons. */
  readonly actions?: ReactNode;
  /** The cover's dominant colour; it tints the ground at most 35 %. */
  readonly tint?: string | undefined;
  /** A channel's hero stands on its hue instead. */
  readonly channel?: ChannelId | undefined;
};

/** The head of a mix, show, playlist, artist or channel page. Put it first in a page: it reaches to the gutters' edges. */
export function Hero({ eyebrow, title, meta, cover, actions, tint, channel }: HeroProps) {
  return (
    <header
      className={classNames(styles.hero, channel ? styles.channel : styles.tinted)}
      data-channel={channel}
      style={cssVariables({ '--hero-tint': tint })}
    >
      {cover !== undefined && <div className={styles.cover}>{cover}</div>}
      <div className={styles.text}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={classNames(styles.title, title.length > LONG_TITLE && styles.long)}>{title}</h1>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

const LONG_TITLE = 28; // characters; longer ones are set smaller, or three lines would push the actions off a phone
