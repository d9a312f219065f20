import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** What can be done next, in the middle below what it is about. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
