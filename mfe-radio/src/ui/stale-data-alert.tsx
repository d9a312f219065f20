import { useIsNowPlayingStale } from '@afterglow/shared-data/react';
import styles from './stale-data-alert.module.css';

/** Shows that the current items may be outdated: announced when it appears, and removed automatically. */
export function StaleDataAlert() {
  const isStale = useIsNowPlayingStale();
  return (
    <p role="status" className={styles.alert}>
      {isStale && 'Connection lost. This may be out of date. Reconnecting…'}
    </p>
  );
}
