import { displayStatus, seekBy, usePlayerSnapshot, SEEK_STEP_MS } from '@afterglow/shared-player/react';
import { classNames, IconButton, PlayDisc, usePorts } from '@afterglow/shared-ui';
import { GoToLiveButton } from '../../layout/player-bar/back-to-live.tsx';
import { MixProgress } from '../../layout/player-bar/bar-progress.tsx';
import { SleepTimerSelect } from '../../layout/player-bar/sleep-timer-select.tsx';
import { SpeedSelect } from '../../layout/player-bar/speed-select.tsx';
import { useChannel } from '../../layout/player-bar/use-channel.ts';
import { VolumeBar } from '../../layout/player-bar/volume/volume-bar.tsx';
import { VolumeControl } from '../../layout/player-bar/volume/volume-control.tsx';
import styles from './full-player-controls.module.css';
import { OnAirProgress } from './on-air-progress.tsx';
import { QualitySelect } from './quality-select.tsx';

const STEP_SECONDS = SEEK_STEP_MS / 1000;

/** The progress, the buttons, and the playback settings. */
export function FullPlayerControls() {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const channel = useChannel();
  return (
    <div className={styles.controls}>
      <div className={styles.progress}>
        {mix && <MixProgress mix={mix} size="sheet" />}
        {channel && <OnAirProgress channel={channel} withTimes />}
      </div>
      <Buttons isMix={mix !== null} />
      <div className={styles.tools}>
        <SleepTimerSelect placement="above" withWords />
        {mix && <SpeedSelect placement="above" withWords />}
        {mix && <QualitySelect />}
        <GoToLiveButton />
        <VolumeControl />
        <VolumeBar />
      </div>
    </div>
  );
}

function Buttons({ isMix }: { readonly isMix: boolean }) {
  const { player } = usePorts();
  const status = usePlayerSnapshot(player, displayStatus);
  const common = { size: 'l', className: classNames(!isMix && styles.absent) } as const;
  return (
    <div className={styles.buttons}>
      <IconButton {...common} icon="previous" label="Previous" onClick={() => void player.previous()} />
      <IconButton
        {...common}
        icon="back-10"
        label={`Back ${STEP_SECONDS} seconds`}
        onClick={() => seekBy(player, -SEEK_STEP_MS)}
      />
      <PlayDisc
        state={status === 'other' ? 'paused' : status}
        size="sheet"
        tone="white"
        data-first-focus
        onClick={() => (status === 'other' ? void player.resume() : player.pause())}
      />
      <IconButton
        {...common}
        icon="forward-10"
        label={`Forward ${STEP_SECONDS} seconds`}
        onClick={() => seekBy(player, SEEK_STEP_MS)}
      />
      <IconButton {...common} icon="next" label="Next" onClick={() => void player.next()} />
    </div>
  );
}
