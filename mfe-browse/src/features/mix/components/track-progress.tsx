import type { Mix } from '@afterglow/shared-contracts';
import { trackFraction } from '../model/timed-tracks.ts';
import { useMixPosition } from '../use-mix-position.ts';
import type { CSSProperties } from 'react';
import styles from './track-progress.module.css';

interface TrackProgressProps {
  readonly mix: Mix;
  /** Of the track, from 0. */
  readonly place: number;
}

/** A line under the track that sounds: how far it is. Only to be seen. */
export function TrackProgress({ mix, place }: TrackProgressProps) {
  const fraction = trackFraction(mix, place, useMixPosition(mix) ?? 0);
  // Custom properties are no part of React's type of a style.
  const style = { '--fraction': fraction } as CSSProperties;
  return <span className={styles.line} style={style} aria-hidden="true" />;
}
