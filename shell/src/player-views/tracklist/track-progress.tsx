import { trackStartMs, type Mix, type PlayerState } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import type { CSSProperties } from 'react';
import styles from './track-progress.module.css';

const STEPS = 200;

interface TrackProgressProps {
  readonly mix: Mix;
  readonly index: number;
}

/** A thin line under the current track that shows its progress. Decorative. */
export function TrackProgress({ mix, index }: TrackProgressProps) {
  const { player } = usePorts();
  // Rounded to steps, so that it rerenders only for a visible change.
  const step = usePlayerSnapshot(player, (state) => Math.round(fractionOf(state, mix, index) * STEPS));
  // React's type of a style does not include custom properties.
  const style = { '--fraction': step / STEPS } as CSSProperties;
  return <span className={styles.line} style={style} aria-hidden="true" />;
}

function fractionOf({ positionMs, durationMs }: PlayerState, { track_list: tracks }: Mix, index: number): number {
  const starts = tracks.slice(index).flatMap((track) => trackStartMs(track) ?? []);
  const [startMs = 0, endMs = durationMs ?? 0] = starts;
  return endMs > startMs ? Math.min(Math.max((positionMs - startMs) / (endMs - startMs), 0), 1) : 0;
}
