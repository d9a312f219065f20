import { Skeleton } from '@afterglow/shared-ui';
import styles from './pill-skeleton.module.css';

/** Reserves the space of a Play button until it is known what it plays. */
export function PillSkeleton() {
  return (
    <span className={styles.place} aria-hidden="true">
      <Skeleton shape="fill" />
    </span>
  );
}
