import type { Cause } from '@afterglow/shared-registry-contracts';
import { RelativeTime } from './relative-time.tsx';
import styles from './since.module.css';

/** Since when, by whom and why the current state exists. */
export function Since({ cause: { changedAtIso, actor, reason } }: { readonly cause: Cause }) {
  return (
    <p className={styles.since}>
      <RelativeTime instantIso={changedAtIso} /> by {actor}: <q>{reason}</q>
    </p>
  );
}
