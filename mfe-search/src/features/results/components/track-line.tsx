import { HighlightedText } from '@afterglow/shared-area/search-field';
import { trackStartMs, type Mix, type PlayerState } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { formatDuration, IconButton, isoDuration, usePorts } from '@afterglow/shared-ui';
import { playTrack } from '../../../lib/play-track.ts';
import type { MatchingTrack } from '../model/derived-results.ts';
import styles from './track-line.module.css';

interface TrackLineProps {
  readonly mix: Mix;
  readonly match: MatchingTrack;
  readonly keyword: string;
}

/** A line of a tracklist with matches marked. If its start is known, one press plays the mix from there. */
export function TrackLine({ mix, match: { track, place, marks }, keyword }: TrackLineProps) {
  const startMs = trackStartMs(track);
  return (
    <div className={styles.line}>
      {startMs === null ? (
        <span className={styles.untimed} />
      ) : (
        <PlayMoment mix={mix} place={place} label={`${track.title} at ${formatDuration(startMs)}`} />
      )}
      <p className={styles.text}>
        <HighlightedText text={track.title} keyword={keyword} ranges={marks?.title} /> ·{' '}
        <HighlightedText text={track.artist} keyword={keyword} ranges={marks?.artist} />
      </p>
      {startMs !== null && (
        <time dateTime={isoDuration(startMs)} className={styles.time}>
          {formatDuration(startMs)}
        </time>
      )}
    </div>
  );
}

interface PlayMomentProps {
  readonly mix: Mix;
  readonly place: number;
  readonly label: string;
}

function PlayMoment({ mix, place, label }: PlayMomentProps) {
  const { player } = usePorts();
  const isHeard = usePlayerSnapshot(player, (state) => isHeardAt(state, mix, place));
  return isHeard ? (
    <IconButton icon="pause" size="s" filled label={`Pause ${label}`} onClick={() => player.pause()} />
  ) : (
    <IconButton
      icon="play"
      size="s"
      filled
      label={`Play ${label}`}
      onClick={() => void playTrack(player, mix, place)}
    />
  );
}

function isHeardAt(state: PlayerState, { id }: Mix, place: number): boolean {
  return state.mix?.id === id && 'trackIndex' in state && state.trackIndex === place && state.status !== 'paused';
}
