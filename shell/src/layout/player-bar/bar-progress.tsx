import type { Mix } from '@afterglow/shared-contracts';
import { usePlayerSnapshot, usePlayerState } from '@afterglow/shared-player/react';
import { formatDuration, SeekBar, usePorts, Waveform } from '@afterglow/shared-ui';
import { trackStarts } from './track-starts.ts';
import styles from './bar-progress.module.css';

/** Elapsed, the waveform as a slider, remaining; of a mix only, a live channel has none of them. */
export function BarProgress() {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const isLive = usePlayerSnapshot(player, ({ resource }) => resource?.type === 'channel');
  if (isLive) return null;
  return <div className={styles.row}>{mix ? <MixProgress mix={mix} /> : <Waveform peaks={null} played={0} />}</div>;
}

function MixProgress({ mix }: { readonly mix: Mix }) {
  const { player } = usePorts();
  const { currentTime, duration } = usePlayerState(player);
  const positionMs = Math.max(currentTime, 0);
  const durationMs = duration ?? mix.duration * 1000;
  return (
    <>
      <span className={styles.time}>{formatDuration(positionMs)}</span>
      <SeekBar
        peaks={mix.waveform}
        positionMs={positionMs}
        durationMs={durationMs}
        tracks={trackStarts(mix)}
        onSeek={(ms) => player.seek(ms)}
      />
      <span className={styles.time}>−{formatDuration(Math.max(durationMs - positionMs, 0))}</span>
    </>
  );
}
