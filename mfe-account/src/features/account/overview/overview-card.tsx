import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '@afterglow/shared-ui';
import styles from './overview.module.css';

interface OverviewCardProps {
  readonly title: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

export function OverviewCard({ title, icon, children }: OverviewCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}

export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
