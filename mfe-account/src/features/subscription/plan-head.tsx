import { Badge } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './subscription.module.css';

interface PlanHeadProps {
  readonly title: string;
  readonly badge?: string;
  readonly isCancelled?: boolean;
  readonly text?: ReactNode;
}

export function PlanHead({ title, badge, isCancelled = false, text }: PlanHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>
        {title}
        {badge !== undefined && <Badge tone={isCancelled ? 'warning' : 'success'}>{badge}</Badge>}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </header>
  );
}
