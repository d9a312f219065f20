import { Loading, Skeleton } from '@afterglow/shared-ui';
import styles from './other-players.module.css';

export function AddressesSkeleton() {
  return (
    <Loading what="your stream links">
      <div className={styles.addresses}>
        <div className={styles.code}>
          <Skeleton shape="fill" />
        </div>
        <div className={styles.rows}>
          {[0, 1, 2].map((row) => (
            <div key={row} className={styles.line}>
              <Skeleton shape="fill" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
