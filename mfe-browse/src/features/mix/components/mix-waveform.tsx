import { playFrom } from '@afterglow/shared-area';
import { mixDurationMs, type Mix } from '@afterglow/shared-contracts';
import { formatDuration, SeekBar, seekBarTracks, usePorts } from '@afterglow/shared-ui';
import { useMixPosition } from '../use-mix-position.ts';
import styles from './mix-waveform.module.css';

/** The waveform of a mix, for seeking: a mix that is not in the player starts there. */
export function MixWaveform({ mix }: { readonly mix: Mix }) {
  const { player } = usePorts();
  const positionMs = useMixPosition(mix);
  const durationMs = mixDurationMs(mix);
  const tracks = seekBarTracks(mix);
  const sounding = positionMs === undefined ? undefined : tracks.findLast(({ startMs }) => startMs <= positionMs);
  return (
    <section aria-label="Waveform" className={styles.waveform}>
      <SeekBar
        size="sheet"
        peaks={mix.waveform}
        positionMs={positionMs ?? 0}
        durationMs={durationMs}
        tracks={tracks}
        onSeek={(wishMs) => (positionMs === undefined ? void playFrom(player, mix, wishMs) : player.seek(wishMs))}
      />
      <p className={styles.times}>
        <span>{formatDuration(positionMs ?? 0)}</span>
        {sounding && <span className={styles.track}>{sounding.title}</span>}
        <span className={styles.end}>{formatDuration(durationMs)}</span>
      </p>
    </section>
  );
}
