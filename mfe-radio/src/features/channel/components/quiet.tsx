import type { ReactNode } from 'react';
import styles from './quiet.module.css';

/** Where a section of the overview has nothing to show. */
export function Quiet({ children }: { readonly children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}
