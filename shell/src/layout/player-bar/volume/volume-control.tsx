import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useVolume, volumeIcon, VOLUME_STEP } from '@afterglow/shared-player/react';
import { IconButton, Slider, SliderTrack, usePorts } from '@afterglow/shared-ui';
import { canSetVolume } from '../../../lib/can-set-volume.ts';
import { useFlashOnChange } from './use-flash-on-change.ts';
import styles from './volume-control.module.css';

const WHEEL_STEP = 5;
/** One notch of a mouse wheel; a touch pad reaches it in many small steps. */
const WHEEL_PX = 100;

/** Mute, and the volume as a slider, which the mouse wheel changes too; each change shows the percentage briefly. */
export function VolumeControl() {
  const { player } = usePorts();
  const { volume } = useVolume(player);
  const isShown = useFlashOnChange(volume);
  const isSilent = volume === 0;
  const [isSettable] = useState(canSetVolume);
  const box = useRef<HTMLDivElement>(null);
  const turned = useRef(0);
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault(); // the page must not scroll
    turned.current += event.deltaY;
    const steps = Math.trunc(turned.current / WHEEL_PX);
    turned.current -= steps * WHEEL_PX;
    if (steps !== 0) player.setVolume(volume - steps * WHEEL_STEP);
  });
  useEffect(() => {
    const element = box.current;
    // React's wheel listeners are passive.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);
  return (
    <div ref={box} className={styles.control}>
      <IconButton
        icon={`volume-${volumeIcon(volume)}`}
        label={isSilent ? 'Unmute' : 'Mute'}
        onClick={() => player.toggleMute()}
      />
      {isSettable && (
        <>
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
            {volume}%
          </span>
        </>
      )}
    </div>
  );
}
