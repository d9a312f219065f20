import type { Overview } from '@afterglow/shared-registry-contracts';
import { Icon } from '@afterglow/shared-ui';
import { RouteLink } from '../app/route-link.tsx';
import { PAST_ACTION } from '../changes/past-actions.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { latestChange } from './latest-change.ts';
import styles from './running.module.css';

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
