import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** The next actions, centered below their subject. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
