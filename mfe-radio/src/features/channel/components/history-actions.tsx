import { playFrom } from '@afterglow/shared-area';
import type { Mix } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { Button, formatDuration, HeartButton, useMixPlayable, usePorts } from '@afterglow/shared-ui';
import styles from './history-actions.module.css';
import wide from './wide-words.module.css';

interface HistoryActionsProps {
  readonly mix: Mix;
  /** Its broadcast has ended. */
  readonly isOver: boolean;
  /** Where in the mix the listener tuned in; 0 for nowhere else than at its beginning. */
  readonly tunedInMs: number;
}

/** What can be done with something that was on: it is played where one tuned in or from its beginning, or becomes a favorite. */
export function HistoryActions({ mix, isOver, tunedInMs }: HistoryActionsProps) {
  const { state, current, onToggle } = useMixPlayable(mix);
  const hasTunedIn = isOver && tunedInMs > 0 && !current;
  const start = isOver && !hasTunedIn ? 'again' : 'from-start';
  return (
    <span className={styles.actions}>
      {hasTunedIn && <WhereTunedIn mix={mix} tunedInMs={tunedInMs} />}
      <PlayWords does={state !== 'paused' ? 'pause' : start} subject={mix.title} onClick={onToggle} />
      <HeartButton subject={mix.title} heart={useFavorite('mixes', mix.id)} size="s" />
    </span>
  );
}

function WhereTunedIn({ mix, tunedInMs }: Pick<HistoryActionsProps, 'mix' | 'tunedInMs'>) {
  const { player } = usePorts();
  const place = formatDuration(tunedInMs);
  return (
    <Button
      size="s"
      icon="play"
      title="Where you tuned in"
      aria-label={`Listen again from ${place}, where you tuned in: ${mix.title}`}
      onClick={() => void playFrom(player, mix, tunedInMs)}
    >
      <span className={wide.words}>Listen again from </span>
      {place}
    </Button>
  );
}

const WORDS = {
  again: { icon: 'play', words: 'Listen again' },
  'from-start': { icon: 'previous', words: 'From the start' },
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
      <span className={wide.words}>{words}</span>
    </Button>
  );
}
