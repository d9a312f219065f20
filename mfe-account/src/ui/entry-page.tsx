import { LogoMark, usePageTitle } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './entry-page.module.css';

interface EntryPageProps {
  readonly title: string;
  readonly heading: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  /** A link to another page, below the card's content. */
  readonly footer?: ReactNode;
}

export function EntryPage({ title, heading, text, children, footer }: EntryPageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <header className={styles.header}>
          <LogoMark className={styles.icon} />
          <h1 className={styles.heading}>{heading}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </header>
        {children}
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </div>
  );
}
