import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Controls at the right end. */
  readonly children?: ReactNode;
}

/** The plain header of a page: its h1, a sentence, controls. */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </header>
  );
}
