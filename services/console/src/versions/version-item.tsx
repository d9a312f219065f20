import type { Overview, VersionList } from '@afterglow/shared-registry-contracts';
import { Badge, localDayAndTime } from '@afterglow/shared-ui';
import { useSession } from '../app/session-context.ts';
import { runningIn } from '../live/live-context.tsx';
import { mayChange } from '../registry/permissions.ts';
import { bytesText } from '../ui/bytes-text.ts';
import { NoteList } from '../ui/note-list.tsx';
import { VersionName } from '../ui/version-name.tsx';
import { VersionActions } from './version-actions.tsx';
import styles from './versions.module.css';

type Published = VersionList['versions'][number];

interface VersionItemProps {
  readonly published: Published;
  readonly overview: Overview;
}

/** A published version: its origin, where it runs, and its actions. */
export function VersionItem({ published, overview }: VersionItemProps) {
  const { name, version, prunedAtIso } = published;
  const isAllowed = mayChange(useSession(), name) && prunedAtIso === undefined;
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <VersionName version={version} />
          <Places name={name} version={version} overview={overview} />
          {prunedAtIso !== undefined && <Badge>Removed</Badge>}
        </h3>
        <Origin published={published} />
      </div>
      {isAllowed && <VersionActions name={name} version={version} overview={overview} />}
    </li>
  );
}

function Origin({
  published: { publishedAtIso, publishedBy, sizeBytes, commit, hasLocalChanges, notes },
}: Pick<VersionItemProps, 'published'>) {
  const source =
    commit === null ? '' : `, from ${commit.slice(0, 8)}${hasLocalChanges === true ? ' with local changes' : ''}`;
  return (
    <>
      <p className={styles.origin}>
        <time dateTime={publishedAtIso}>{localDayAndTime(publishedAtIso)}</time> by {publishedBy}
        {source}, {bytesText(sizeBytes)}
      </p>
      <NoteList notes={[notes]} />
    </>
  );
}

interface OfVersion {
  readonly name: string;
  readonly version: string;
  readonly overview: Overview;
}

function Places({ name, version, overview }: OfVersion) {
  return overview.environments.flatMap(({ environment }) => {
    const running = runningIn(overview, environment, name);
    if (running?.version === version) {
      return [
        <Badge key={environment} tone="success">
          {environment}
        </Badge>,
      ];
    }
    if (running?.canary?.version !== version) return [];
    return [
      <Badge key={environment} tone="warning">
        {`${running.canary.percent}% of ${environment}`}
      </Badge>,
    ];
  });
}
