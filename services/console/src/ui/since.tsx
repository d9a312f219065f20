import type { Cause } from '@afterglow/shared-contracts/registry';
import { localDayAndTime, useNow } from '@afterglow/shared-ui';
import { agoText } from './ago-text.ts';
import styles from './since.module.css';

const AGAIN_MS = 15_000;

/** Since when something is as it is, by whom and why. */
export function Since({ cause: { changedAtIso, actor, reason } }: { readonly cause: Cause }) {
  const nowMs = useNow(AGAIN_MS);
  return (
    <p className={styles.since}>
      <time dateTime={changedAtIso} title={localDayAndTime(changedAtIso)}>
        {agoText(changedAtIso, nowMs)}
      </time>{' '}
      by {actor}: <q>{reason}</q>
    </p>
  );
}
