import { playFrom } from '@afterglow/shared-area';
import { trackStartMs, type Mix, type Track } from '@afterglow/shared-contracts';
import { formatDuration, isoDuration, Row, useMixPlayable, usePorts, type Playable } from '@afterglow/shared-ui';
import { TrackProgress } from './track-progress.tsx';
import styles from './track-row.module.css';

interface TrackRowProps {
  readonly mix: Mix;
  readonly track: Track;
  readonly index: number;
  /** Whether it is the current track, or would be. */
  readonly sounding: boolean;
}

export function TrackRow({ mix, track, index, sounding }: TrackRowProps) {
  const { player } = usePorts();
  const whole = useMixPlayable(mix);
  const startMs = trackStartMs(track);
  if (startMs === null) return <Row index={index} title={track.title} subtitle={track.artist} />;
  const goThere = () => void playFrom(player, mix, startMs);
  const playable: Playable = sounding ? whole : { state: 'paused', current: false, onToggle: goThere };
  return (
    <div className={styles.track}>
      <Row
        index={index}
        title={track.title}
        subtitle={track.artist}
        playable={playable}
        duration={<StartTime startMs={startMs} onSeek={whole.current ? goThere : undefined} title={track.title} />}
      />
      {sounding && <TrackProgress mix={mix} place={index - 1} />}
    </div>
  );
}

interface StartTimeProps {
  readonly startMs: number;
  /** Only while the mix is in the player. */
  readonly onSeek: (() => void) | undefined;
  readonly title: string;
}

function StartTime({ startMs, onSeek, title }: StartTimeProps) {
  const time = <time dateTime={isoDuration(startMs)}>{formatDuration(startMs)}</time>;
  if (!onSeek) return time;
  return (
    <button
      type="button"
      className={styles.time}
      aria-label={`Play ${title} from ${formatDuration(startMs)}`}
      onClick={onSeek}
    >
      {time}
    </button>
  );
}
