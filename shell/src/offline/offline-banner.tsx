import { BRAND } from '@afterglow/shared-contracts';
import { Icon, useExternalSource } from '@afterglow/shared-ui';
import { useShell } from '../shell-context.tsx';
import styles from './offline-banner.module.css';

/** Above the player while the site cannot be reached; the region always exists, so a screen reader announces it. */
export function OfflineBanner() {
  const { connection } = useShell();
  const isOnline = useExternalSource(connection.isOnline$, connection.isOnline);
  return (
    <div className={styles.region} role="status">
      {!isOnline && (
        <p className={styles.alert}>
          <Icon name="warning" />
          <span>
            <strong>{navigator.onLine ? `We can't reach ${BRAND}.` : "You're offline."}</strong> You can still open
            pages you've visited.
          </span>
        </p>
      )}
    </div>
  );
}
