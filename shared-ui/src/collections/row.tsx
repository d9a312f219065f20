import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { ItemTitle } from './item-title.tsx';
import { isActive, type Playable } from './playable.ts';
import { RowPlay } from './row-play.tsx';
import styles from './row.module.css';

/** The content of a row, its link and what it plays. */
export interface RowProps {
  /** Number shown before the cover; replaced by the equalizer while playing. */
  readonly index?: number | undefined;
  readonly title: string;
  readonly href?: string | undefined;
  /** Below the title; may contain TextLinks. */
  readonly subtitle?: ReactNode;
  /** A Cover; it is shown 40 px wide. */
  readonly cover?: ReactNode;
  /** An extra column, if the list is at least 600 px wide. */
  readonly meta?: ReactNode;
  /** A duration or a count. */
  readonly duration?: ReactNode;
  /** IconButtons at the end. */
  readonly actions?: ReactNode;
  readonly playable?: Playable | undefined;
}

/** One line of a list, 56 px high (64 for touch). Requires a RowList as parent. */
export function Row({ index, title, href, subtitle, cover, playable, ...ends }: RowProps) {
  const active = isActive(playable);
  return (
    <article className={classNames(styles.row, active && styles.active)}>
      <RowPlay index={index} title={title} playable={playable} />
      <Cell className={styles.cover}>{cover}</Cell>
      <div className={styles.text}>
        <h3 className={styles.title} title={title}>
          <ItemTitle href={href} title={title} active={active} linkClassName={styles.link} />
        </h3>
        <Cell className={styles.subtitle}>{subtitle}</Cell>
      </div>
      <Cell className={styles.meta}>{ends.meta}</Cell>
      <Cell className={styles.duration}>{ends.duration}</Cell>
      <Cell className={styles.actions}>{ends.actions}</Cell>
    </article>
  );
}

function Cell({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  return children === undefined ? null : <div className={className}>{children}</div>;
}
