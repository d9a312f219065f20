import type { Mix } from '@afterglow/shared-contracts';
import { PlayPill, useMixPlayable } from '@afterglow/shared-ui';

/** Plays the latest mix of a show or artist; the name says which. */
export function LatestPill({ mix }: { readonly mix: Mix }) {
  return <PlayPill subject={mix.title} playable={useMixPlayable(mix)} />;
}
