import type { ReactNode } from 'react';
import { displayStatus, usePlayerSnapshot, SEEK_STEP_MS } from '@afterglow/shared-player/react';
import { classNames, IconButton, PlayDisc, usePorts } from '@afterglow/shared-ui';
import styles from './bar-buttons.module.css';

const STEP_SECONDS = SEEK_STEP_MS / 1000;

/** Previous, back, play, forward, next. What does not apply keeps its place, so nothing moves. */
export function BarButtons() {
  const { player } = usePorts();
  const status = usePlayerSnapshot(player, displayStatus);
  const isStopped = usePlayerSnapshot(player, (state) => state.status === 'stopped');
  const isMix = usePlayerSnapshot(player, ({ mix }) => mix !== null);
  const seekBy = (stepMs: number) => player.seek(player.getState().currentTime + stepMs);
  const mixOnly = classNames(styles.side, !isMix && styles.absent);
  return (
    <div className={styles.buttons}>
      <IconButton icon="previous" label="Previous" className={mixOnly} onClick={() => void player.previous()} />
      <StepButton label={`Back ${STEP_SECONDS} seconds`} className={mixOnly} onClick={() => seekBy(-SEEK_STEP_MS)}>
        −{STEP_SECONDS}
      </StepButton>
      <PlayDisc
        state={status === 'other' ? 'paused' : status}
        size="bar"
        tone="white"
        disabled={isStopped}
        onClick={() => (status === 'other' ? void player.resume() : player.pause())}
      />
      <StepButton label={`Forward ${STEP_SECONDS} seconds`} className={mixOnly} onClick={() => seekBy(SEEK_STEP_MS)}>
        +{STEP_SECONDS}
      </StepButton>
      <IconButton icon="next" label="Next" className={mixOnly} onClick={() => void player.next()} />
    </div>
  );
}

type StepButtonProps = {
  readonly label: string;
  readonly className: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function StepButton({ label, className, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles.step, className)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
