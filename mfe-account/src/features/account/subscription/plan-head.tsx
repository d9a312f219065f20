import { Badge } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './subscription.module.css';

interface PlanHeadProps {
  readonly title: string;
  readonly badge?: string;
  /** Whether the badge needs attention. */
  readonly isWarning?: boolean;
  readonly text?: ReactNode;
}

export function PlanHead({ title, badge, isWarning = false, text }: PlanHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>
        {title}
        {badge !== undefined && <Badge tone={isWarning ? 'warning' : 'success'}>{badge}</Badge>}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </header>
  );
}
