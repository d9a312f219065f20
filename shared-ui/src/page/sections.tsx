import type { ReactNode } from 'react';
import styles from './sections.module.css';

/** The sections of a page, one below the other at the distance that all pages have. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
