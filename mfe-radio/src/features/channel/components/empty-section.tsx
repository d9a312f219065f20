import type { ReactNode } from 'react';
import styles from './empty-section.module.css';

/** Where a section of the overview has nothing to show. */
export function EmptySection({ children }: { readonly children: ReactNode }) {
  return <p className={styles.muted}>{children}</p>;
}
