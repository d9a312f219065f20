import type { Overview } from '@afterglow/shared-contracts/registry';
import { Icon } from '@afterglow/shared-ui';
import { PlaceLink } from '../app/place-link.tsx';
import { DONE_WORDS } from '../changes/action-words.ts';
import { Ago } from '../ui/ago.tsx';
import { latestChange } from './latest-change.ts';
import styles from './running.module.css';

/** Who changed what last, above everything else. */
export function LatestChangeLine({ overview }: { readonly overview: Overview }) {
  const latest = latestChange(overview);
  if (latest === undefined) return null;
  const { environment, name, cause } = latest;
  return (
    <p className={styles.latest}>
      <Icon name="clock" size="s" />
      <span>
        Last change: <Ago instantIso={cause.changedAtIso} />, {cause.actor} {DONE_WORDS[cause.action]}{' '}
        <PlaceLink to={{ view: 'area', area: name }} className={styles.latestLink}>
          {name}
        </PlaceLink>{' '}
        in {environment}.
      </span>
    </p>
  );
}
