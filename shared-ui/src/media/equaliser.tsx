import { classNames } from '../lib/class-names.ts';
import styles from './equaliser.module.css';

interface EqualiserProps {
  /** Stands still when what it marks is paused. */
  readonly playing?: boolean;
  readonly className?: string | undefined;
}

/** Three bars that mark what is playing, beside the accent colour. Decorative: say "playing" in words too. */
export function Equaliser({ playing = true, className }: EqualiserProps) {
  return (
    <span className={classNames(styles.equaliser, playing && styles.playing, className)} aria-hidden="true">
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </span>
  );
}
