import type { ReactNode } from 'react';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import styles from './loading.module.css';

interface LoadingProps {
  /** What is on its way: announced as "Loading <what>". */
  readonly what: string;
  /** Skeletons. */
  readonly children: ReactNode;
}

/** Skeletons that appear after 150 ms, silent for screen readers but for one sentence. */
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
