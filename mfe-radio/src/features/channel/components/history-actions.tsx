import type { Mix } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { Button, HeartButton, useMixPlayable } from '@afterglow/shared-ui';
import styles from './history-actions.module.css';
import wide from './wide-words.module.css';

interface HistoryActionsProps {
  readonly mix: Mix;
  /** Its broadcast has ended. */
  readonly isOver: boolean;
}

/** What can be done with something that was on: it is played from its beginning, or becomes a favorite. */
export function HistoryActions({ mix, isOver }: HistoryActionsProps) {
  const { state, onToggle } = useMixPlayable(mix);
  const isPlaying = state !== 'paused';
  const start = isOver ? 'Listen again' : 'From the start';
  const words = isPlaying ? 'Pause' : start;
  return (
    <span className={styles.actions}>
      <Button size="s" icon={isPlaying ? 'pause' : 'play'} aria-label={`${words}: ${mix.title}`} onClick={onToggle}>
        <span className={wide.words}>{words}</span>
      </Button>
      <HeartButton subject={mix.title} heart={useFavorite('mixes', mix.id)} size="s" />
    </span>
  );
}
