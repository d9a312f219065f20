import type { Mix } from '@afterglow/shared-contracts';
import { PlayDisc, PlayPill, useMixPlayable } from '@afterglow/shared-ui';
import type { LatestState } from './latest-mix.tsx';
import { PillSkeleton } from './pill-skeleton.tsx';

interface LatestProps {
  readonly latest: LatestState;
}

/** Plays the latest mix of a show or artist, which its label names. Reserves its space until that is loaded. */
export function LatestPill({ latest }: LatestProps) {
  if (latest.status === 'loading') return <PillSkeleton />;
  const mix = latest.data?.items[0];
  return mix ? <Pill mix={mix} /> : null;
}

/** The same for the condensed header. */
export function LatestDisc({ latest }: LatestProps) {
  const mix = latest.data?.items[0];
  return mix ? <Disc mix={mix} /> : null;
}

function Pill({ mix }: { readonly mix: Mix }) {
  return <PlayPill subject={mix.title} playable={useMixPlayable(mix)} />;
}

function Disc({ mix }: { readonly mix: Mix }) {
  const { state, onToggle } = useMixPlayable(mix);
  return <PlayDisc state={state} subject={mix.title} size="bar" onClick={onToggle} />;
}
