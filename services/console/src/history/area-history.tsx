import { ENVIRONMENTS, type Environment } from '@afterglow/shared-contracts';
import type { Overview } from '@afterglow/shared-registry-contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { environmentOf } from '../live/live-context.tsx';
import { areaHistoryQuery } from '../registry/queries.ts';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { QueryFailure } from '../ui/query-failure.tsx';
import { Section } from '../ui/section.tsx';
import { HistoryList } from './history-list.tsx';

interface AreaHistoryProps {
  readonly remote: string;
  readonly overview: Overview;
}

export function AreaHistory({ remote, overview }: AreaHistoryProps) {
  const [environment, setEnvironment] = useState<Environment>('production');
  const revision = environmentOf(overview, environment)?.revision ?? 0;
  const { data, error, refetch } = useQuery(areaHistoryQuery(environment, remote, revision));
  return (
    <Section
      title="History"
      aside={<ChoiceChips label="Environment" choices={ENVIRONMENTS} chosen={environment} onChoose={setEnvironment} />}
    >
      {error !== null && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <HistoryList label={`${remote} history in ${environment}`} entries={data.entries} />}
    </Section>
  );
}
