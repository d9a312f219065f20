import type { ReactNode } from 'react';
import { PlayDisc } from '../actions/play-disc.tsx';
import { classNames } from '../lib/class-names.ts';
import { cssVariables } from '../lib/css-variables.ts';
import { Equalizer } from '../media/equalizer.tsx';
import { cardTheme, type CardTheme } from './card-theme.ts';
import { ItemTitle } from './item-title.tsx';
import { isActive, type Playable } from './playable.ts';
import styles from './card.module.css';

/** The content of a card, its link and what its disc plays. */
export interface CardProps {
  readonly href: string;
  readonly title: string;
  /** The first meta line; may contain TextLinks. Its height is reserved even when empty. */
  readonly subtitle?: ReactNode;
  /** The second meta line, or `null` for a card with only one. */
  readonly meta?: ReactNode;
  /** A Cover. */
  readonly cover: ReactNode;
  readonly playable?: Playable | undefined;
  /** On the cover's upper left, for example a Badge. */
  readonly badge?: ReactNode;
  /** The played share, 0 to 1: a line at the bottom of the cover. */
  readonly played?: number | undefined;
  /** An IconButton on the cover's upper right, for mouse and keyboard users. */
  readonly actions?: ReactNode;
  /** `circle` for people. */
  readonly shape?: 'square' | 'circle';
  /** Any text other than these throws. */
  readonly theme?: CardTheme;
}

/** A cover with its title and two meta lines of fixed height; the whole card is the link, the disc plays. */
export function Card({ href, title, subtitle, meta, cover, playable, shape = 'square', ...look }: CardProps) {
  const { theme = 'default', badge, played, actions } = look;
  const active = isActive(playable);
  return (
    <article className={classNames(styles.card, styles[shape], styles[cardTheme(theme)], active && styles.active)}>
      <Picture title={title} cover={cover} badge={badge} played={played} actions={actions} playable={playable} />
      <h3 className={styles.title} title={title}>
        {active && <Equalizer playing={playable?.state === 'playing'} />}
        <ItemTitle href={href} title={title} active={active} linkClassName={styles.link} />
      </h3>
      <p className={styles.line}>{subtitle}</p>
      {meta !== null && <p className={classNames(styles.line, styles.second)}>{meta}</p>}
    </article>
  );
}

type PictureProps = Pick<CardProps, 'title' | 'cover' | 'badge' | 'played' | 'actions' | 'playable'>;

function Picture({ title, cover, badge, played, actions, playable }: PictureProps) {
  return (
    <div className={styles.picture}>
      {cover}
      {played !== undefined && (
        <span className={styles.played} style={cssVariables({ '--played': played })} aria-hidden="true" />
      )}
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      {actions !== undefined && <span className={styles.actions}>{actions}</span>}
      {playable && (
        <PlayDisc className={styles.disc} state={playable.state} subject={title} onClick={playable.onToggle} />
      )}
    </div>
  );
}
