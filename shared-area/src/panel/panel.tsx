import { classNames } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A group of facts or fields with its own background. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

/** A panel of fields: each reserves a line for its error, so less space is needed between them. */
export function FieldPanel({ children }: { readonly children: ReactNode }) {
  return <div className={classNames(styles.panel, styles.fields)}>{children}</div>;
}

/** The buttons at the end of a panel, the main one first. */
export function PanelActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** Less important text. */
export function SecondaryText({ children }: { readonly children: ReactNode }) {
  return <p className={styles.muted}>{children}</p>;
}
