import type { ReactNode } from 'react';
import styles from './empty-section.module.css';

export function EmptySection({ children }: { readonly children: ReactNode }) {
  return <p className={styles.muted}>{children}</p>;
}
