import { Skeleton } from '@afterglow/shared-ui';
import styles from './pill-skeleton.module.css';

/** Reserves the space of a Play button while its item loads. */
export function PillSkeleton() {
  return (
    <span className={styles.place} aria-hidden="true">
      <Skeleton shape="fill" />
    </span>
  );
}
