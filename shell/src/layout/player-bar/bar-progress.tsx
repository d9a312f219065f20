import { mixDurationMs, type Mix } from '@afterglow/shared-contracts';
import { usePlayerSnapshot, usePlayerState } from '@afterglow/shared-player/react';
import { formatDuration, SeekBar, seekBarTracks, usePorts, Waveform } from '@afterglow/shared-ui';
import { useLazy } from '../../lib/use-lazy.ts';
import { GoToLiveButton } from './back-to-live.tsx';
import { useChannel } from './use-channel.ts';
import styles from './bar-progress.module.css';

const loadOnAir = () =>
  import(/* webpackChunkName: "player-views" */ '../../player-views/full-player/on-air-progress.tsx');

/** Elapsed, the waveform as a slider, remaining; a live channel has a line, and a button back to the live edge. */
export function BarProgress() {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const channel = useChannel();
  const onAir = useLazy('What is on air', { load: loadOnAir, isNeeded: channel !== null });
  if (channel) {
    return (
      <>
        <div className={styles.live}>
          <GoToLiveButton />
        </div>
        <div className={styles.row}>{onAir && <onAir.OnAirProgress channel={channel} />}</div>
      </>
    );
  }
  return <div className={styles.row}>{mix ? <MixProgress mix={mix} /> : <Waveform peaks={null} played={0} />}</div>;
}

interface MixProgressProps {
  readonly mix: Mix;
  readonly size?: 'bar' | 'sheet';
}

export function MixProgress({ mix, size = 'bar' }: MixProgressProps) {
  const { player } = usePorts();
  const state = usePlayerState(player);
  const positionMs = Math.max(state.positionMs, 0);
  const durationMs = mixDurationMs(mix);
  return (
    <>
      <span className={styles.time}>{formatDuration(positionMs)}</span>
      <SeekBar
        peaks={mix.waveform}
        positionMs={positionMs}
        durationMs={durationMs}
        tracks={seekBarTracks(mix)}
        size={size}
        onSeek={(wishMs) => player.seek(wishMs)}
      />
      <span className={styles.time}>−{formatDuration(Math.max(durationMs - positionMs, 0))}</span>
    </>
  );
}
