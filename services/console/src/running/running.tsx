import { ENVIRONMENTS, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { EmptyState, RowSkeletons } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useLive } from '../live/live-context.tsx';
import { StagingButton } from '../previews/staging-button.tsx';
import { FilterField } from '../ui/filter-field.tsx';
import { Heading } from '../ui/heading.tsx';
import { LatestChangeLine } from './latest-change-line.tsx';
import { RunningRow } from './running-row.tsx';
import styles from './running.module.css';

/** The overview: every area and the shell, in every environment. */
export function Running() {
  const { overview } = useLive();
  const [wanted, setWanted] = useState('');
  if (overview === undefined) {
    return (
      <>
        <Heading>What's live</Heading>
        <RowSkeletons what="what's live" count={6} />
      </>
    );
  }
  const names = shellFirst(overview.names).filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <>
      <div className={styles.head}>
        <Heading>What's live</Heading>
        <div className={styles.tools}>
          <StagingButton />
          <FilterField value={wanted} onChange={setWanted} />
        </div>
      </div>
      <LatestChangeLine overview={overview} />
      <div className={styles.columns} aria-hidden="true">
        <span>Release</span>
        {ENVIRONMENTS.map((environment) => (
          <span key={environment}>{environment}</span>
        ))}
      </div>
      {names.length === 0 ? (
        <EmptyState
          title={wanted === '' ? 'Nothing published yet' : `No releases match “${wanted.trim()}”`}
          text={wanted === '' ? "Releases show up here as soon as they're published." : undefined}
        />
      ) : (
        <ul className={styles.rows} aria-label="Releases">
          {names.map((name) => (
            <RunningRow key={name} name={name} overview={overview} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Nothing works without the shell. */
function shellFirst(names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => Number(b === SHELL_RELEASE_NAME) - Number(a === SHELL_RELEASE_NAME));
}
