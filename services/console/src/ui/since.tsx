import type { Cause } from '@afterglow/shared-contracts/registry';
import { RelativeTime } from './relative-time.tsx';
import styles from './since.module.css';

/** Since when something is as it is, by whom and why. */
export function Since({ cause: { changedAtIso, actor, reason } }: { readonly cause: Cause }) {
  return (
    <p className={styles.since}>
      <RelativeTime instantIso={changedAtIso} /> by {actor}: <q>{reason}</q>
    </p>
  );
}
