import { Loading, Skeleton } from '@afterglow/shared-ui';
import styles from './card-skeleton.module.css';

/** A sentence and actions while they load. */
export function CardSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <div className={styles.card}>
        <Skeleton shape="text" />
        <span className={styles.button}>
          <Skeleton shape="fill" />
        </span>
      </div>
    </Loading>
  );
}
