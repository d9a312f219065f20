import { FieldPanel } from '@afterglow/shared-area';
import { Loading, Skeleton } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './form-skeleton.module.css';

interface FormSkeletonProps {
  readonly what: string;
  readonly fields: number;
  readonly children?: ReactNode;
}

/** Fields and their button while the values load. */
export function FormSkeleton({ what, fields, children }: FormSkeletonProps) {
  return (
    <Loading what={what}>
      <div className={styles.form}>
        {children}
        <FieldPanel>
          {Array.from({ length: fields }, (_, field) => (
            <FieldSkeleton key={field} />
          ))}
          <span className={styles.button}>
            <Skeleton shape="fill" />
          </span>
        </FieldPanel>
      </div>
    </Loading>
  );
}

function FieldSkeleton() {
  return (
    <span className={styles.field}>
      <span className={styles.label}>
        <Skeleton shape="text" />
      </span>
      <span className={styles.control}>
        <Skeleton shape="fill" />
      </span>
    </span>
  );
}
