import type { ReactNode } from 'react';
import styles from './sections.module.css';

/** The sections of a page, one below the other, with the same spacing on all pages. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
