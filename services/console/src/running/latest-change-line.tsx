import type { Overview, Cause } from '@afterglow/shared-registry-contracts';
import { Icon } from '@afterglow/shared-ui';
import { RouteLink } from '../app/route-link.tsx';
import { PAST_ACTION } from '../changes/past-actions.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import type { Environment } from '@afterglow/shared-contracts';
import styles from './running.module.css';

interface LatestChange {
  readonly environment: Environment;
  readonly name: string;
  readonly cause: Cause;
}

export function LatestChangeLine({ overview }: { readonly overview: Overview }) {
  const latest = latestChange(overview);
  if (latest === undefined) return null;
  const { environment, name, cause } = latest;
  return (
    <p className={styles.latest}>
      <Icon name="clock" size="s" />
      <span>
        Last change: <RelativeTime instantIso={cause.changedAtIso} />, {cause.actor} {PAST_ACTION[cause.action]}{' '}
        <RouteLink to={{ view: 'area', area: name }} className={styles.latestLink}>
          {name}
        </RouteLink>{' '}
        in {environment}.
      </span>
    </p>
  );
}

/** The latest change of everything that runs: the first question in an incident. */
function latestChange({ environments }: Overview): LatestChange | undefined {
  const changes = environments.flatMap(({ environment, releases }) =>
    releases.flatMap(({ name, since, lastChange, canary }) =>
      [lastChange ?? since, ...(canary ? [canary.since] : [])].map((cause) => ({ environment, name, cause })),
    ),
  );
  return changes.toSorted((a, b) => Date.parse(b.cause.changedAtIso) - Date.parse(a.cause.changedAtIso))[0];
}
