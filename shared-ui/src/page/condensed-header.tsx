import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './condensed-header.module.css';

interface CondensedHeaderProps {
  readonly title: string;
  readonly shown: boolean;
  /** A PlayDisc. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * The 64 px bar that replaces a hero that has scrolled away; it takes no space in the page, and is empty until it is
 * shown.
 */
export function CondensedHeader({ title, shown, children, actions }: CondensedHeaderProps) {
  return (
    <div className={styles.anchor}>
      <div className={classNames(styles.bar, shown && styles.shown)} inert={!shown}>
        {shown && (
          <>
            {children}
            <span className={styles.title}>{title}</span>
            {actions}
          </>
        )}
      </div>
    </div>
  );
}
