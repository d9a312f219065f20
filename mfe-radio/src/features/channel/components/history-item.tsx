import { playFrom } from '@afterglow/shared-area';
import type { Mix, StationPlaylistItem } from '@afterglow/shared-contracts';
import { Button, formatDuration, useMixPlayable, usePorts } from '@afterglow/shared-ui';
import { HistoryActions } from './history-actions.tsx';
import styles from './history-item.module.css';
import { PlaylistRow } from './schedule/playlist-row.tsx';

interface HistoryItemProps {
  readonly item: StationPlaylistItem;
  readonly time: string;
  /** The same for narrow rows. */
  readonly narrowTime: string;
  readonly isOver: boolean;
  /** Where in the mix the listener tuned in; 0 for its start. */
  readonly tunedInMs: number;
}

/** A past or current slot, with a link to where the listener tuned in. */
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

/** In a separate line: next to the other buttons the title would have no space on a phone. */
function WhereTunedIn({ mix, tunedInMs }: { readonly mix: Mix; readonly tunedInMs: number }) {
  const { player } = usePorts();
  const words = `Play again from ${formatDuration(tunedInMs)}`;
  return (
    <div className={styles.tunedIn}>
      <Button
        size="s"
        icon="play"
        title="Where you tuned in"
        aria-label={`${words}, where you tuned in: ${mix.title}`}
        onClick={() => void playFrom(player, mix, tunedInMs)}
      >
        {words}
      </Button>
    </div>
  );
}
