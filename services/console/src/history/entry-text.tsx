import type { HistoryEntry } from '@afterglow/shared-contracts/registry';
import { localDayAndTime } from '@afterglow/shared-ui';
import { PlaceLink } from '../app/place-link.tsx';
import { DONE_WORDS } from '../changes/action-words.ts';
import { Ago } from '../ui/ago.tsx';
import { VersionName } from '../ui/version-name.tsx';
import styles from './history-list.module.css';

/** One revision in words: "Ada rolled back radio 1.0.2 to 1.0.1". */
export function EntryText({ entry }: { readonly entry: HistoryEntry }) {
  const { revision, action, remote, actor, reason, changedAtIso, fromVersion, toVersion, canaryPercent } = entry;
  return (
    <div className={styles.text}>
      <p>
        <strong>{actor}</strong> {DONE_WORDS[action]}{' '}
        <PlaceLink to={{ view: 'area', area: remote }} className={styles.link}>
          {remote}
        </PlaceLink>{' '}
        <span className={styles.versions}>
          {fromVersion !== null && (
            <>
              <VersionName version={fromVersion} /> →{' '}
            </>
          )}
          <VersionName version={toVersion} />
          {canaryPercent !== undefined && ` for ${canaryPercent} %`}
        </span>
      </p>
      <p className={styles.reason}>
        <q>{reason}</q>
      </p>
      <p className={styles.meta}>
        <Ago instantIso={changedAtIso} />, {localDayAndTime(changedAtIso)}, revision {revision}
      </p>
    </div>
  );
}
