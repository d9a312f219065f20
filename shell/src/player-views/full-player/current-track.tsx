import type { Mix } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Equalizer, usePorts } from '@afterglow/shared-ui';
import styles from './current-track.module.css';
import { currentTrackIndex } from '../tracklist/current-track-index.ts';

/** The current track of a mix. */
export function CurrentTrack({ mix }: { readonly mix: Mix }) {
  const { player } = usePorts();
  return <TrackLine mix={mix} index={usePlayerSnapshot(player, currentTrackIndex)} />;
}

interface TrackLineProps {
  readonly mix: Mix;
  readonly index: number | null;
}

/** With known times, the line exists from the start, so that nothing moves when a track starts. */
export function TrackLine({ mix: { track_list: tracks }, index }: TrackLineProps) {
  const { player } = usePorts();
  const isPlaying = usePlayerSnapshot(player, ({ status }) => status === 'playing');
  const track = index === null ? undefined : tracks[index];
  if (tracks.every(({ start_seconds: start }) => start === undefined)) return null;
  return (
    <p key={index} className={styles.line}>
      {track && (
        <>
          <Equalizer playing={isPlaying} />
          <span className={styles.text}>
            {track.title} <span className={styles.artist}>{track.artist}</span>
          </span>
        </>
      )}
    </p>
  );
}
