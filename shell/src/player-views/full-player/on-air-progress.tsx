import {
  slotEndMs,
  slotProgress,
  slotStartMs,
  type ChannelId,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { timesIn } from '@afterglow/shared-contracts/zone-time';
import { useNowPlaying } from '@afterglow/shared-data/react';
import { localZone, speakDuration, useBroadcastNow } from '@afterglow/shared-ui';
import type { CSSProperties } from 'react';
import styles from './on-air-progress.module.css';

const TICK_MS = 1000;

interface OnAirProgressProps {
  readonly channel: ChannelId;
  readonly withTimes?: boolean;
}

/** The progress of a channel's current item. It cannot be sought in. */
export function OnAirProgress({ channel, withTimes = false }: OnAirProgressProps) {
  const item = useNowPlaying().data?.[channel];
  return item ? <Slot item={item} withTimes={withTimes} /> : null;
}

interface SlotProps {
  readonly item: StationPlaylistItem;
  readonly withTimes: boolean;
}

function Slot({ item, withTimes }: SlotProps) {
  const nowMs = useBroadcastNow(item.station, TICK_MS);
  if (!withTimes) return <Line item={item} nowMs={nowMs} />;
  const timeOf = timesIn(localZone());
  return (
    <div className={styles.slot}>
      <time dateTime={item.scheduled_start_time}>{timeOf(slotStartMs(item))}</time>
      <Line item={item} nowMs={nowMs} />
      <time dateTime={item.scheduled_end_time}>{timeOf(slotEndMs(item))}</time>
    </div>
  );
}

function Line({ item, nowMs }: { readonly item: StationPlaylistItem; readonly nowMs: number }) {
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
