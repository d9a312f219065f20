import { ENVIRONMENTS } from '@afterglow/shared-contracts';
import type { Overview } from '@afterglow/shared-registry-contracts';
import { RouteLink } from '../app/route-link.tsx';
import { runningIn } from '../live/live-context.tsx';
import { RunningCell } from './running-cell.tsx';
import styles from './running.module.css';

interface RunningRowProps {
  readonly name: string;
  readonly overview: Overview;
}

export function RunningRow({ name, overview }: RunningRowProps) {
  return (
    <li className={styles.row}>
      <h2 className={styles.name}>
        <RouteLink to={{ view: 'area', area: name }}>{name}</RouteLink>
      </h2>
      {ENVIRONMENTS.map((environment) => (
        <RunningCell
          key={environment}
          name={name}
          environment={environment}
          running={runningIn(overview, environment, name)}
        />
      ))}
    </li>
  );
}
