import { localZone } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './zone-note.module.css';

/** Whose times these are; `children` say more of them. */
export function ZoneNote({ children }: { readonly children?: ReactNode }) {
  return (
    <p className={styles.zone}>
      Times are in your time zone, {localZone()}. {children}
    </p>
  );
}
