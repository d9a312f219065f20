import type { CSSProperties } from 'react';
import { useVolume } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import { canSetVolume } from '../../../lib/can-set-volume.ts';
import { useFlashOnChange } from './use-flash-on-change.ts';
import styles from './volume-bar.module.css';

/** In windows too narrow for the slider: the volume over the player, for a second after each change. */
export function VolumeBar() {
  const { player } = usePorts();
  const { volume } = useVolume(player);
  const isShown = useFlashOnChange(volume);
  if (!isShown || !canSetVolume()) return null;
  // React's type of a style does not include custom properties.
  const style = { '--fraction': volume / 100 } as CSSProperties;
  return (
    <div role="meter" aria-label="Volume" aria-valuenow={volume} className={styles.bar} style={style}>
      <span className={styles.track} />
      <span>{volume}%</span>
    </div>
  );
}
