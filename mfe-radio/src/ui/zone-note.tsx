import { zoneText } from '@afterglow/shared-contracts/zone-time';
import { localZone } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './zone-note.module.css';

/** The time zone of the displayed times; `children` add to it. */
export function ZoneNote({ children }: { readonly children?: ReactNode }) {
  return (
    <p className={styles.zone}>
      {zoneText(localZone())} {children}
    </p>
  );
}
