import { isTombstone, type Overview } from '@afterglow/shared-registry-contracts';
import { RowSkeletons, Select } from '@afterglow/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { goTo } from '../app/use-route.ts';
import { runningIn } from '../live/live-context.tsx';
import { comparisonQuery, versionsQuery } from '../registry/queries.ts';
import { QueryFailure } from '../ui/query-failure.tsx';
import { Section } from '../ui/section.tsx';
import { comparedVersions } from './compared-versions.ts';
import { ComparisonView } from './comparison-view.tsx';
import styles from './comparison.module.css';

interface ComparisonSectionProps {
  readonly remote: string;
  readonly overview: Overview;
  /** From the URL. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The differences between two versions. The URL names both, so it can be shared. */
export function ComparisonSection({ remote, overview, ...named }: ComparisonSectionProps) {
  const { data } = useQuery(versionsQuery(remote));
  const stored = data?.versions.filter((one) => !isTombstone(one.version) && one.prunedAtIso === undefined) ?? [];
  const versions = stored.map(({ version }) => version);
  if (versions.length < 2) return null;
  const live = runningIn(overview, 'production', remote)?.version;
  const chosen = comparedVersions({ versions, live, ...named });
  return (
    <Section title="Comparison" aside={<Choice remote={remote} versions={versions} chosen={chosen} />}>
      {chosen.from === chosen.to ? (
        <p>Pick two different versions.</p>
      ) : (
        <Compared key={`${chosen.from} ${chosen.to}`} remote={remote} {...chosen} />
      )}
    </Section>
  );
}

interface ChoiceProps {
  readonly remote: string;
  readonly versions: readonly string[];
  readonly chosen: { readonly from: string; readonly to: string };
}

function Choice({ remote, versions, chosen }: ChoiceProps) {
  const options = versions.map((version) => ({ value: version, label: version }));
  const choose = (change: Partial<ChoiceProps['chosen']>) =>
    goTo({ view: 'area', area: remote, ...chosen, ...change }, 'replace');
  return (
    <div className={styles.choice}>
      <Select label="Older version" options={options} value={chosen.from} onChange={(from) => choose({ from })} />
      <span aria-hidden="true">→</span>
      <Select label="Newer version" options={options} value={chosen.to} onChange={(to) => choose({ to })} />
    </div>
  );
}

interface ComparedProps {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
}

function Compared({ remote, from, to }: ComparedProps) {
  const { data, error, refetch } = useQuery(comparisonQuery(remote, from, to));
  if (error !== null) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowSkeletons what="the comparison" count={3} covers={false} />;
  return <ComparisonView comparison={data} />;
}
