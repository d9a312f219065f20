import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A group of facts or fields on a page of the account. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

/** The buttons at the end of a panel, the main one first. */
export function PanelActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
