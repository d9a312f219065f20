import type { ReactNode } from 'react';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import styles from './loading.module.css';

interface LoadingProps {
  /** The subject: announced as "Loading <what>". */
  readonly what: string;
  /** Skeletons. */
  readonly children: ReactNode;
}

/** Skeletons that appear after 150 ms; a screen reader reads one sentence instead. */
export function Loading({ what, children }: LoadingProps) {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>
        <span role="status">Loading {what}</span>
      </VisuallyHidden>
      <div className={styles.late} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
