import {
  slotEndMs,
  slotProgress,
  slotStartMs,
  type ChannelId,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { useNowPlaying } from '@afterglow/shared-data/react';
import { localTime, speakDuration, useHeardNow } from '@afterglow/shared-ui';
import type { CSSProperties } from 'react';
import styles from './on-air-progress.module.css';

const TICK_MS = 1000;

interface OnAirProgressProps {
  readonly channel: ChannelId;
  /** With the times of day when it began and will end. */
  readonly withTimes?: boolean;
}

/** The progress of what a channel plays. It cannot be sought in. */
export function OnAirProgress({ channel, withTimes = false }: OnAirProgressProps) {
  const item = useNowPlaying().data?.[channel];
  if (!item) return null;
  if (!withTimes) return <Line item={item} />;
  return (
    <div className={styles.slot}>
      <time dateTime={item.scheduled_start_time}>{localTime(item.scheduled_start_time)}</time>
      <Line item={item} />
      <time dateTime={item.scheduled_end_time}>{localTime(item.scheduled_end_time)}</time>
    </div>
  );
}

function Line({ item }: { readonly item: StationPlaylistItem }) {
  const nowMs = useHeardNow(item.station, TICK_MS);
  const fraction = slotProgress(item, nowMs);
  const passedMs = Math.min(nowMs, slotEndMs(item)) - slotStartMs(item);
  // React's type of a style does not include custom properties.
  const style = { '--fraction': fraction } as CSSProperties;
  return (
    <div
      role="progressbar"
      aria-label={`On air: ${item.mixes.title}`}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${speakDuration(passedMs)} of ${speakDuration(slotEndMs(item) - slotStartMs(item))}`}
      className={styles.track}
      data-channel={item.station}
      style={style}
    />
  );
}
