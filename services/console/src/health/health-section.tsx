import { Badge, EmptyState, localDayAndTime } from '@afterglow/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { healthQuery } from '../registry/queries.ts';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { QueryFailure } from '../ui/query-failure.tsx';
import { Section } from '../ui/section.tsx';
import { VersionName } from '../ui/version-name.tsx';
import { HealthChart } from './health-chart.tsx';
import { DataTable } from '../ui/data-table.tsx';
import styles from './health-section.module.css';
import { failureShare, hourlyHealth, type VersionHealth } from './hourly.ts';

const SPANS = ['day', 'week'] as const;
const HOURS_OF = { day: 24, week: 168 } as const;

interface HealthSectionProps {
  readonly remote: string;
  /** Running versions, with their locations. */
  readonly running: ReadonlyMap<string, string>;
}

/** The health of each version over time, as tabs report it; the counts update automatically. */
export function HealthSection({ remote, running }: HealthSectionProps) {
  const [span, setSpan] = useState<keyof typeof HOURS_OF>('day');
  const { data, error, refetch } = useQuery(healthQuery(remote, HOURS_OF[span]));
  const versions = data === undefined ? [] : hourlyHealth(data);
  const highest = Math.max(...versions.flatMap((one) => one.hours.map(({ visits }) => visits)), 1);
  return (
    <Section title="Health" aside={<ChoiceChips label="Time span" choices={SPANS} chosen={span} onChoose={setSpan} />}>
      {error !== null && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && versions.length === 0 && (
        <EmptyState
          icon="chart"
          title="No reports yet"
          text="Loads, failed loads, and crashes show up here moments after they happen."
        />
      )}
      <ul className={styles.list} aria-label="Version health">
        {versions.map((one) => (
          <VersionItem
            key={one.version}
            remote={remote}
            health={one}
            highest={highest}
            where={running.get(one.version)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface VersionItemProps {
  readonly remote: string;
  readonly health: VersionHealth;
  readonly highest: number;
  readonly where: string | undefined;
}

function VersionItem({ remote, health, highest, where }: VersionItemProps) {
  return (
    <li className={styles.item}>
      <h3 className={styles.version}>
        <VersionName version={health.version} />
        {where !== undefined && <Badge tone="success">{where}</Badge>}
      </h3>
      <p className={styles.figures}>
        {health.loads} loads, {health.failures} failures{' '}
        <strong className={health.failures > 0 ? styles.failing : undefined}>({failureShare(health)})</strong>
      </p>
      <HealthChart remote={remote} health={health} highest={highest} />
      <HealthTable health={health} />
    </li>
  );
}

/** The numbers of a chart, without hours that have no reports. */
function HealthTable({ health: { version, hours } }: { readonly health: VersionHealth }) {
  const rows = hours
    .filter(({ visits }) => visits > 0)
    .toReversed()
    .map(({ hourIso, loads, failures }) => ({ key: hourIso, cells: [localDayAndTime(hourIso), loads, failures] }));
  return (
    <details className={styles.details}>
      <summary>Show as table</summary>
      <div className={styles.scroll} role="region" aria-label={`${version} by hour`} tabIndex={0}>
        <DataTable caption={`Reports for ${version} by hour`} heads={['Hour', 'Loads', 'Failures']} rows={rows} />
      </div>
    </details>
  );
}
