import { displayStatus, seekBy, usePlayerSnapshot, useQueue, SEEK_STEP_MS } from '@afterglow/shared-player/react';
import { classNames, IconButton, PlayDisc, usePorts } from '@afterglow/shared-ui';
import styles from './bar-buttons.module.css';

const STEP_SECONDS = SEEK_STEP_MS / 1000;

/**
 * Previous, back, play, forward, next; an ended queue can be played again. A button that does not apply is disabled.
 */
export function BarButtons() {
  const { player } = usePorts();
  const status = usePlayerSnapshot(player, displayStatus);
  const isStopped = usePlayerSnapshot(player, (state) => state.status === 'stopped');
  const isMix = usePlayerSnapshot(player, ({ mix }) => mix !== null);
  const waits = useQueue(player).mixes.length > 0 && isStopped;
  const mixOnly = classNames(styles.side, !isMix && styles.absent);
  const step = classNames(styles.side, !isMix && !waits && styles.absent);
  return (
    <div className={styles.buttons}>
      <IconButton icon="previous" label="Previous" className={step} onClick={() => void player.previous()} />
      <IconButton
        icon="back-10"
        label={`Back ${STEP_SECONDS} seconds`}
        className={mixOnly}
        onClick={() => seekBy(player, -SEEK_STEP_MS)}
      />
      <PlayDisc
        state={status === 'other' ? 'paused' : status}
        size="bar"
        tone="white"
        disabled={isStopped && !waits}
        onClick={() => (status === 'other' ? void player.resume() : player.pause())}
      />
      <IconButton
        icon="forward-10"
        label={`Forward ${STEP_SECONDS} seconds`}
        className={mixOnly}
        onClick={() => seekBy(player, SEEK_STEP_MS)}
      />
      <IconButton icon="next" label="Next" className={step} onClick={() => void player.next()} />
    </div>
  );
}
