import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { formatDuration, speakDuration } from '../format/duration.ts';
import { classNames } from '../lib/class-names.ts';
import { cssVariables } from '../lib/css-variables.ts';
import { Slider } from '../slider/slider.tsx';
import { trackAt, type SeekBarTrack } from './seek-bar-track.ts';
import { Waveform } from './waveform.tsx';
import styles from './seek-bar.module.css';

const STEP_MS = 10_000;
const LARGE_STEP_MS = MINUTE_MS;

interface SeekBarProps {
  /** 140 peaks from 0 to 100, or null while unknown. */
  readonly peaks: readonly number[] | null;
  readonly positionMs: number;
  readonly durationMs: number;
  readonly bufferedMs?: number;
  readonly tracks?: readonly SeekBarTrack[];
  /** Called once per seek: on release, on a click, on a key. */
  readonly onSeek: (positionMs: number) => void;
  /** 28 px high (`bar`, default) or 56 px (`sheet`). */
  readonly size?: 'bar' | 'sheet';
  readonly disabled?: boolean;
}

/** The waveform as a slider; hovering shows the time and the track at that point. */
export function SeekBar({ peaks, durationMs, tracks = [], size = 'bar', disabled = false, ...props }: SeekBarProps) {
  const toFraction = (atMs: number) => (durationMs > 0 ? atMs / durationMs : 0);
  return (
    <Slider
      label="Seek"
      value={Math.round(Math.max(props.positionMs, 0))}
      max={Math.round(durationMs)}
      step={STEP_MS}
      largeStep={LARGE_STEP_MS}
      valueText={(atMs) => `${speakDuration(atMs)} of ${speakDuration(durationMs)}`}
      onCommit={props.onSeek}
      disabled={disabled}
      className={classNames(styles.bar, styles[size])}
    >
      {({ fraction, pointerFraction }) => (
        <>
          <Waveform
            peaks={peaks}
            played={fraction}
            buffered={toFraction(props.bufferedMs ?? 0)}
            ticks={tracks.filter(({ startMs }) => startMs > 0).map(({ startMs }) => toFraction(startMs))}
          />
          {pointerFraction !== undefined && (
            <Pointed fraction={pointerFraction} positionMs={pointerFraction * durationMs} tracks={tracks} />
          )}
        </>
      )}
    </Slider>
  );
}

interface PointedProps {
  readonly fraction: number;
  readonly positionMs: number;
  readonly tracks: readonly SeekBarTrack[];
}

function Pointed({ fraction, positionMs, tracks }: PointedProps) {
  const track = trackAt(tracks, positionMs);
  return (
    <span className={styles.pointed} style={cssVariables({ '--fraction': fraction })} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.bubble}>
        <span className={styles.time}>{formatDuration(positionMs)}</span>
        {track && <span className={styles.track}>{track.title}</span>}
      </span>
    </span>
  );
}
