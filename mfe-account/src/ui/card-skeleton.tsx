import { Loading, Skeleton } from '@afterglow/shared-ui';
import styles from './card-skeleton.module.css';

/** A sentence and what can be done, before it is known what they say. */
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
