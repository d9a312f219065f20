import { playFrom } from '@afterglow/shared-area';
import type { Mix, StationPlaylistItem } from '@afterglow/shared-contracts';
import { Button, formatDuration, useMixPlayable, usePorts } from '@afterglow/shared-ui';
import { HistoryActions } from './history-actions.tsx';
import styles from './history-item.module.css';
import { PlaylistRow } from './playlist-row.tsx';

interface HistoryItemProps {
  readonly item: StationPlaylistItem;
  /** When it began, as shown to the listener. */
  readonly time: string;
  /** The same where there is little room. */
  readonly narrowTime: string;
  /** Its broadcast has ended. */
  readonly isOver: boolean;
  /** Where in the mix the listener tuned in; 0 for nowhere else than at its beginning. */
  readonly tunedInMs: number;
}

/** One slot that was or is on, and below it the way back to where one tuned in. */
export function HistoryItem({ item, isOver, tunedInMs, ...times }: HistoryItemProps) {
  const { mixes: mix } = item;
  const { current } = useMixPlayable(mix);
  const hasTunedIn = isOver && tunedInMs > 0;
  const actions = <HistoryActions mix={mix} start={isOver && (current || !hasTunedIn) ? 'again' : 'from-start'} />;
  return (
    <>
      <PlaylistRow item={item} {...times} isOn={!isOver} actions={actions} />
      {hasTunedIn && <WhereTunedIn mix={mix} tunedInMs={tunedInMs} />}
    </>
  );
}

/** Its own line: beside the other buttons it would leave no room for the title on a phone. */
function WhereTunedIn({ mix, tunedInMs }: { readonly mix: Mix; readonly tunedInMs: number }) {
  const { player } = usePorts();
  const words = `Play again from ${formatDuration(tunedInMs)}`;
  return (
    <div className={styles.tunedIn}>
      <Button
        size="s"
        icon="play"
        title="Where you tuned in"
        aria-label={`${words} where you tuned in: ${mix.title}`}
        onClick={() => void playFrom(player, mix, tunedInMs)}
      >
        {words}
      </Button>
    </div>
  );
}
