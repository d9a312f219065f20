import { useQuery } from '@tanstack/react-query';
import { failureShare } from '../health/hourly.ts';
import { reportsQuery } from '../registry/queries.ts';
import { dayFigures } from './day-figures.ts';
import styles from './running.module.css';

interface DayHealthProps {
  readonly remote: string;
  readonly version: string;
}

/** A version's health since yesterday; the area's page shows it by the hour. */
export function DayHealth({ remote, version }: DayHealthProps) {
  const { data } = useQuery(reportsQuery);
  if (data === undefined) return null;
  const figures = dayFigures(data, remote, version);
  const { loads, failures, visits } = figures;
  if (visits === 0) return null;
  return (
    <p className={failures > 0 ? styles.failing : styles.healthy}>
      {loads} loads, {failures} failures ({failureShare(figures)}) in 24 hours
    </p>
  );
}
