import { classNames } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { ButtonRow } from './button-row.tsx';
import styles from './outcome-panel.module.css';

interface OutcomePanelProps {
  readonly tone: 'neutral' | 'premium' | 'danger';
  /** An icon or a ring. */
  readonly sign: ReactNode;
  readonly title: string;
  /** Announced on every change. */
  readonly children: ReactNode;
  /** Below the text, not announced. */
  readonly extra?: ReactNode;
  readonly actions?: ReactNode;
}

export function OutcomePanel({ tone, sign, title, children, extra, actions }: OutcomePanelProps) {
  return (
    <div className={styles.panel}>
      <span className={classNames(styles.sign, styles[tone])}>{sign}</span>
      <h1 className={styles.title}>{title}</h1>
      <div role="status" className={styles.text}>
        {children}
      </div>
      {extra}
      {actions !== undefined && (
        <div className={styles.actions}>
          <ButtonRow>{actions}</ButtonRow>
        </div>
      )}
    </div>
  );
}
