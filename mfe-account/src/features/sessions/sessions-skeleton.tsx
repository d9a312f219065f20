import { Loading, Skeleton } from '@afterglow/shared-ui';
import styles from './sessions.module.css';

const ROWS = [0, 1, 2] as const;

export function SessionsSkeleton() {
  return (
    <Loading what="where you are logged in">
      <div className={styles.list}>
        {ROWS.map((row) => (
          <div key={row} className={styles.session}>
            <span className={styles.sign}>
              <Skeleton shape="circle" />
            </span>
            <div className={styles.facts}>
              <Skeleton shape="text" seed={row} />
              <Skeleton shape="text" seed={row + ROWS.length} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
