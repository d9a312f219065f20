import type { Mix } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { Button, HeartButton, useMixPlayable } from '@afterglow/shared-ui';
import styles from './history-actions.module.css';
import wide from './wide-words.module.css';

interface HistoryActionsProps {
  readonly mix: Mix;
  /** The label for playing it from its start. */
  readonly start: 'again' | 'from-start';
}

/** The actions for a past or current item: play it from its start, or make it a favorite. */
export function HistoryActions({ mix, start }: HistoryActionsProps) {
  const { state, onToggle } = useMixPlayable(mix);
  return (
    <span className={styles.actions}>
      <PlayWords does={state === 'paused' ? start : 'pause'} subject={mix.title} onClick={onToggle} />
      <HeartButton subject={mix.title} heart={useFavorite('mixes', mix.id)} size="s" />
    </span>
  );
}

const WORDS = {
  again: { icon: 'play', words: 'Play again' },
  'from-start': { icon: 'previous', words: 'Play from the start' },
  pause: { icon: 'pause', words: 'Pause' },
} as const;

interface PlayWordsProps {
  readonly does: keyof typeof WORDS;
  readonly subject: string;
  readonly onClick: () => void;
}

function PlayWords({ does, subject, onClick }: PlayWordsProps) {
  const { icon, words } = WORDS[does];
  return (
    <Button size="s" icon={icon} aria-label={`${words}: ${subject}`} onClick={onClick}>
      <span className={wide.text}>{words}</span>
    </Button>
  );
}
