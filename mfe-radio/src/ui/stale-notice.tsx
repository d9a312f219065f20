import { useIsNowPlayingStale } from '@afterglow/shared-data/react';
import styles from './stale-notice.module.css';

/** Says that what is on may have changed since: it is read aloud when it comes, and goes by itself. */
export function StaleNotice() {
  const isStale = useIsNowPlayingStale();
  return (
    <p role="status" className={styles.notice}>
      {isStale && 'We have lost touch with the station: this may be out of date. Trying again…'}
    </p>
  );
}
