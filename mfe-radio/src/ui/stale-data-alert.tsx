import { useIsNowPlayingStale } from '@afterglow/shared-data/react';
import styles from './stale-data-alert.module.css';

/** Says that what is on may have changed since: it is read aloud when it comes, and goes by itself. */
export function StaleDataAlert() {
  const isStale = useIsNowPlayingStale();
  return (
    <p role="status" className={styles.alert}>
      {isStale && 'Connection lost. This may be out of date. Reconnecting…'}
    </p>
  );
}
