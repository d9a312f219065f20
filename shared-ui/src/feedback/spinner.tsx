import { classNames } from '../lib/class-names.ts';
import styles from './spinner.module.css';

/**
 * A spinning ring that fills its box and takes the text's color. Decorative: the control around it names the subject.
 */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={classNames(styles.spinner, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="12" cy="12" r="10.5" />
      <circle className={styles.arc} cx="12" cy="12" r="10.5" pathLength="100" />
    </svg>
  );
}
