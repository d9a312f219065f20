import { Loading, Skeleton } from '@afterglow/shared-ui';
import { Panel } from './panel.tsx';
import styles from './form-skeleton.module.css';

interface FormSkeletonProps {
  readonly what: string;
  readonly fields: number;
}

/** Fields before it is known what stands in them. */
export function FormSkeleton({ what, fields }: FormSkeletonProps) {
  return (
    <Loading what={what}>
      <Panel>
        {Array.from({ length: fields }, (_, field) => (
          <span key={field} className={styles.field}>
            <Skeleton shape="fill" />
          </span>
        ))}
      </Panel>
    </Loading>
  );
}
