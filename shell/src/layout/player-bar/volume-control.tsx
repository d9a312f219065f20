import { useVolume, volumeIcon, VOLUME_STEP } from '@afterglow/shared-player/react';
import { IconButton, Slider, SliderTrack, usePorts } from '@afterglow/shared-ui';
import { useShownAfterChange } from './use-shown-after-change.ts';
import styles from './volume-control.module.css';

/** Mute, and the volume as a slider; after each change its number shows for a moment. */
export function VolumeControl() {
  const { player } = usePorts();
  const { volume } = useVolume(player);
  const isShown = useShownAfterChange(volume);
  const isSilent = volume === 0;
  return (
    <div className={styles.control}>
      <IconButton
        icon={`volume-${volumeIcon(volume)}`}
        label={isSilent ? 'Unmute' : 'Mute'}
        onClick={() => player.toggleMute()}
      />
      <div className={styles.slider}>
        <Slider
          label="Volume"
          value={volume}
          max={100}
          step={VOLUME_STEP}
          valueText={(value) => `${value} percent`}
          onChange={(value) => player.setVolume(value)}
        >
          {(view) => <SliderTrack view={view} />}
        </Slider>
      </div>
      <span className={styles.number} data-shown={isShown} aria-hidden="true">
        {volume}
      </span>
    </div>
  );
}
