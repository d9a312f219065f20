import { useEffect, useRef } from 'react';
import type { Mix, Track } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { classNames, EmptyState, Equalizer, formatDuration, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { showRow } from './show-row.ts';
import { currentTrackIndex } from './current-track-index.ts';
import { TrackProgress } from './track-progress.tsx';
import styles from './tracklist-view.module.css';

/** The tracks of the loaded mix; those with a known start are buttons that seek. */
export function TracklistView() {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  if (!mix || mix.track_list.length === 0) {
    return (
      <EmptyState
        icon="tracklist"
        title={mix ? 'Tracklist for this Mix is unavailable' : 'No tracklist'}
        text={mix ? undefined : 'Play a mix to see its tracks.'}
      />
    );
  }
  return <Tracks mix={mix} />;
}

function Tracks({ mix }: { readonly mix: Mix }) {
  const { player } = usePorts();
  const sounding = usePlayerSnapshot(player, currentTrackIndex);
  const isPlaying = usePlayerSnapshot(player, ({ status }) => status === 'playing');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && sounding !== null) showRow(list.current, sounding);
  }, [sounding]);
  return (
    <ol ref={list} role="list" aria-label="Tracklist" className={styles.list}>
      {mix.track_list.map((track, index) => (
        <li key={index} aria-current={index === sounding || undefined} className={styles.item}>
          <TrackRow track={track} onSeek={() => player.seekToTrack(index)}>
            <Place number={index + 1} isSounding={index === sounding} isPlaying={isPlaying} />
          </TrackRow>
          {index === sounding && <TrackProgress mix={mix} index={index} />}
        </li>
      ))}
    </ol>
  );
}

interface PlaceProps {
  readonly number: number;
  readonly isSounding: boolean;
  readonly isPlaying: boolean;
}

function Place({ number, isSounding, isPlaying }: PlaceProps) {
  return <span className={styles.place}>{isSounding ? <Equalizer playing={isPlaying} /> : number}</span>;
}

interface TrackRowProps {
  readonly track: Track;
  readonly onSeek: () => void;
  readonly children: React.ReactNode;
}

function TrackRow({ track: { title, artist, start_seconds: start }, onSeek, children }: TrackRowProps) {
  const words = (
    <span className={styles.text}>
      <span className={styles.title}>{title}</span>
      <span className={styles.artist}>{artist}</span>
    </span>
  );
  if (start === undefined) {
    return (
      <div className={styles.row}>
        {children}
        {words}
      </div>
    );
  }
  return (
    <button type="button" className={classNames(styles.row, styles.timed)} onClick={onSeek}>
      {children}
      {words}
      <span className={styles.time}>
        <VisuallyHidden>, go to </VisuallyHidden>
        {formatDuration(start * SECOND_MS)}
      </span>
    </button>
  );
}
