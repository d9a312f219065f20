import type { Mix } from '@afterglow/shared-contracts';
import { PlayPill, Skeleton, useMixPlayable } from '@afterglow/shared-ui';
import styles from './latest-pill.module.css';
import type { LatestState } from './latest-mix.tsx';

/** Plays the latest mix of a show or artist; the name says which. Keeps its place until that is known. */
export function LatestPill({ latest }: { readonly latest: LatestState }) {
  if (latest.status === 'loading') {
    return (
      <span className={styles.place} aria-hidden="true">
        <Skeleton shape="fill" />
      </span>
    );
  }
  const mix = latest.data?.items[0];
  return mix ? <Pill mix={mix} /> : null;
}

function Pill({ mix }: { readonly mix: Mix }) {
  return <PlayPill subject={mix.title} playable={useMixPlayable(mix)} />;
}
