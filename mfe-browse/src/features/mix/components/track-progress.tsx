import type { Mix } from '@afterglow/shared-contracts';
import { trackFraction } from '../model/timed-tracks.ts';
import { useMixPosition } from '../use-mix-position.ts';
import type { CSSProperties } from 'react';
import styles from './track-progress.module.css';

interface TrackProgressProps {
  readonly mix: Mix;
  readonly place: number;
}

/** A line under the current track that shows its progress. Decorative. */
export function TrackProgress({ mix, place }: TrackProgressProps) {
  const fraction = trackFraction(mix, place, useMixPosition(mix) ?? 0);
  // React's type of a style does not include custom properties.
  const style = { '--fraction': fraction } as CSSProperties;
  return <span className={styles.line} style={style} aria-hidden="true" />;
}
