import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-shapes.ts';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './badge.module.css';

interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'premium' | 'success' | 'warning' | 'danger';
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A short text in a small box: PREMIUM, Most Popular, New. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
