import { slotEndMs, slotProgress, slotStartMs, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { formatDuration, localZone, speakDuration } from '@afterglow/shared-ui';
import { timesIn } from '@afterglow/shared-contracts/zone-time';
import styles from './slot-progress.module.css';

interface SlotProgressProps {
  readonly item: StationPlaylistItem;
  readonly nowMs: number;
}

/** The progress of the current item in its slot, with start and end in the listener's time. */
export function SlotProgress({ item, nowMs }: SlotProgressProps) {
  const progress = slotProgress(item, nowMs);
  const timeOf = timesIn(localZone());
  const leftMs = slotEndMs(item) - nowMs;
  return (
    <div className={styles.slot}>
      <div
        role="progressbar"
        aria-label="Progress through this show"
        aria-valuenow={Math.round(progress * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${speakDuration(nowMs - slotStartMs(item))} of ${speakDuration(slotEndMs(item) - slotStartMs(item))}`}
        className={styles.track}
      >
        <span className={styles.passed} style={{ transform: `scaleX(${progress})` }} />
      </div>
      <p className={styles.times}>
        <time dateTime={item.scheduled_start_time}>{timeOf(slotStartMs(item))}</time>
        <span>{formatDuration(leftMs)} left</span>
        <time dateTime={item.scheduled_end_time}>{timeOf(slotEndMs(item))}</time>
      </p>
    </div>
  );
}
