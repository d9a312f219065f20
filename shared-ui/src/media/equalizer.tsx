import { classNames } from '../lib/class-names.ts';
import styles from './equalizer.module.css';

interface EqualizerProps {
  /** False stops the animation, for a paused item. */
  readonly playing?: boolean;
  readonly className?: string | undefined;
}

/** Three bars that mark the playing item, next to the accent color. Decorative: also show "playing" as text. */
export function Equalizer({ playing = true, className }: EqualizerProps) {
  return (
    <span className={classNames(styles.equaliser, playing && styles.playing, className)} aria-hidden="true">
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </span>
  );
}
