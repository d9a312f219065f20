import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-shapes.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './panel.module.css';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** A Button. */
  readonly action?: ReactNode;
}

/** A friendly message for an empty list, with a next step. */
export function EmptyState({ icon = 'note', title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      <span className={styles.sign}>
        <Icon name={icon} size="l" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
