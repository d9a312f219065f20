import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { PlayState } from './play-state.ts';
import styles from './play-disc.module.css';

type PlayDiscProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly state: PlayState;
  /** The title of the item: the name becomes "Play <subject>" or "Pause <subject>". */
  readonly subject?: string | undefined;
  /** `bar` 40, `card` 44 (default), `hero` 56, `sheet` 72 px. */
  readonly size?: 'bar' | 'card' | 'hero' | 'sheet';
  /** The accent, or white as in the player bar. */
  readonly tone?: 'accent' | 'white';
};

/** The round play button. Loading is a ring around it; its size never changes. */
export function PlayDisc({ state, subject, size = 'card', tone = 'accent', className, ...button }: PlayDiscProps) {
  const verb = state === 'paused' ? 'Play' : 'Pause';
  const label = subject === undefined ? verb : `${verb} ${subject}`;
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      aria-busy={state === 'loading' || undefined}
      className={classNames(styles.disc, styles[size], styles[tone], className)}
    >
      <Icon name={state === 'paused' ? 'play' : 'pause'} className={styles.glyph} />
      {state === 'loading' && <Spinner className={styles.ring} />}
    </button>
  );
}
