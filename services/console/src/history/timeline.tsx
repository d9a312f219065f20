import { ENVIRONMENTS, type Environment } from '@afterglow/shared-contracts';
import { RowSkeletons } from '@afterglow/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goTo } from '../app/use-route.ts';
import { environmentOf, useLive } from '../live/live-context.tsx';
import { historyQuery } from '../registry/queries.ts';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { FilterField } from '../ui/filter-field.tsx';
import { Heading } from '../ui/heading.tsx';
import { QueryFailure } from '../ui/query-failure.tsx';
import { HistoryList } from './history-list.tsx';
import styles from './timeline.module.css';

/** All changes in an environment, newest first; new ones appear automatically. */
export function Timeline({ environment }: { readonly environment: Environment }) {
  const { overview } = useLive();
  const [wanted, setWanted] = useState('');
  const revision = environmentOf(overview, environment)?.revision ?? 0;
  const { data, error, refetch } = useQuery(historyQuery(environment, revision));
  const entries = data?.entries.filter(({ remote }) => remote.includes(wanted.trim().toLowerCase()));
  return (
    <>
      <div className={styles.head}>
        <Heading>Timeline</Heading>
        <ChoiceChips
          label="Environment"
          choices={ENVIRONMENTS}
          chosen={environment}
          onChoose={(one) => goTo({ view: 'timeline', environment: one }, 'replace')}
        />
        <FilterField value={wanted} onChange={setWanted} />
      </div>
      {error !== null && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {entries === undefined && error === null && <RowSkeletons what="the timeline" count={6} />}
      {entries !== undefined && <HistoryList label={`Changes in ${environment}`} entries={entries} />}
    </>
  );
}
