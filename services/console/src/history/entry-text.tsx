import type { HistoryEntry } from '@afterglow/shared-registry-contracts';
import { localDayAndTime } from '@afterglow/shared-ui';
import { RouteLink } from '../app/route-link.tsx';
import { PAST_ACTION } from '../changes/past-actions.ts';
import { NoteList } from '../ui/note-list.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { VersionName } from '../ui/version-name.tsx';
import styles from './history-list.module.css';

export function EntryText({ entry }: { readonly entry: HistoryEntry }) {
  const { revision, action, remote, actor, reason, changedAtIso, fromVersion, toVersion, canaryPercent, notes } = entry;
  return (
    <div className={styles.text}>
      <p>
        <strong>{actor}</strong> {PAST_ACTION[action]}{' '}
        <RouteLink to={{ view: 'area', area: remote }} className={styles.link}>
          {remote}
        </RouteLink>{' '}
        <span className={styles.versions}>
          {fromVersion !== null && (
            <>
              <VersionName version={fromVersion} /> →{' '}
            </>
          )}
          <VersionName version={toVersion} />
          {canaryPercent !== undefined && ` for ${canaryPercent}%`}
        </span>
      </p>
      <p className={styles.reason}>
        <q>{reason}</q>
      </p>
      <NoteList notes={[notes]} />
      <p className={styles.meta}>
        <RelativeTime instantIso={changedAtIso} />, {localDayAndTime(changedAtIso)}, revision {revision}
      </p>
    </div>
  );
}
