import { classNames } from '../lib/class-names.ts';
import styles from './equalizer.module.css';

interface EqualizerProps {
  /** Stands still when what it marks is paused. */
  readonly playing?: boolean;
  readonly className?: string | undefined;
}

/** Three bars that mark what is playing, beside the accent color. Decorative: say "playing" in words too. */
export function Equalizer({ playing = true, className }: EqualizerProps) {
  return (
    <span className={classNames(styles.equaliser, playing && styles.playing, className)} aria-hidden="true">
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </span>
  );
}
