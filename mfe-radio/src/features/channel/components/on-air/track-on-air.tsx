import { mixDurationMs, slotStartMs, trackIndexAt, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { VisuallyHidden } from '@afterglow/shared-ui';
import styles from './track-on-air.module.css';

interface TrackOnAirProps {
  readonly item: StationPlaylistItem;
  readonly nowMs: number;
}

/** The current track; its line is reserved while none is known. A short mix is repeated until its slot is full. */
export function TrackOnAir({ item, nowMs }: TrackOnAirProps) {
  const { mixes: mix } = item;
  if (mix.track_list.length === 0) return null;
  const index = trackIndexAt(mix.track_list, (nowMs - slotStartMs(item)) % mixDurationMs(mix));
  const track = index === null ? undefined : mix.track_list[index];
  return (
    <p className={styles.track}>
      {track && (
        <>
          <VisuallyHidden>Track: </VisuallyHidden>
          <strong>{track.title}</strong>
          {track.artist !== '' && ` · ${track.artist}`}
        </>
      )}
    </p>
  );
}
