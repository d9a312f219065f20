import { localDayAndTime } from '@afterglow/shared-ui';
import { DataTable } from '../ui/data-table.tsx';
import styles from './health-section.module.css';
import type { VersionHealth } from './hourly.ts';

/** The numbers of a chart, without hours that have no reports. */
export function HealthTable({ health: { version, hours } }: { readonly health: VersionHealth }) {
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
