import type { Playable } from '../collections/playable.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { Button } from './button.tsx';
import styles from './play-pill.module.css';

interface PlayPillProps {
  /** The title of the item: the name is "Play <subject>" or "Pause <subject>", the visible text only the verb. */
  readonly subject: string;
  readonly playable: Playable;
}

/** The big play button of a hero, 56 px high. While loading it shows a ring, and a click pauses. */
export function PlayPill({ subject, playable: { state, onToggle } }: PlayPillProps) {
  const verb = state === 'paused' ? 'Play' : 'Pause';
  return (
    <Button
      variant="primary"
      size="xl"
      className={styles.pill}
      aria-label={`${verb} ${subject}`}
      aria-busy={state === 'loading' || undefined}
      onClick={onToggle}
    >
      {state === 'loading' ? (
        <Spinner className={styles.ring} />
      ) : (
        <Icon name={state === 'paused' ? 'play' : 'pause'} />
      )}
      {verb}
    </Button>
  );
}
