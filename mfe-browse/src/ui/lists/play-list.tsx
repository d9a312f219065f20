import type { ResourceState } from '@afterglow/shared-data/react';
import { PlayPill, usePorts, type Playable } from '@afterglow/shared-ui';
import { type GetMix, queueAround } from '../../lib/queue-around.ts';
import { PillSkeleton } from '../rows/pill-skeleton.tsx';
import styles from './play-list.module.css';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { toggleFromIndex } from '../rows/use-item-playable.ts';

type ListStatus = 'loading' | 'ready' | 'empty';

interface PlayListProps {
  /** Names the button, for example "Play Favorite Mixes". */
  readonly label: string;
  /** `empty` hides the button. */
  readonly status: ListStatus;
  readonly mixAt: GetMix;
}

/** `count` is the number of mixes; a list that could not be read has none. */
export function listStatus({ status }: Pick<ResourceState<unknown>, 'status'>, count = 0): ListStatus {
  if (status === 'loading') return 'loading';
  return count > 0 ? 'ready' : 'empty';
}

export function PlayList(list: PlayListProps) {
  if (list.status === 'empty') return null;
  return (
    <div className={styles.head}>
      <ListPill {...list} />
    </div>
  );
}

/** The same for a hero. Reserves its space until the list is loaded. */
export function ListPill({ label, status, mixAt }: PlayListProps) {
  switch (status) {
    case 'empty':
      return null;
    case 'loading':
      return <PillSkeleton />;
    case 'ready':
      return <Pill label={label} mixAt={mixAt} />;
  }
}

function Pill({ label, mixAt }: Omit<PlayListProps, 'status'>) {
  return <PlayPill subject={label} playable={useListPlayable(mixAt)} />;
}

/** How a list plays, from its first mix; its state is that of whichever of its mixes is in the player. */
function useListPlayable(mixAt: GetMix): Playable {
  const { player } = usePorts();
  const status = usePlayerSnapshot(player, ({ mix, status: now }) => {
    const isOfList = mix && queueAround(mixAt, 0).mixes.some(({ id }) => id === mix.id);
    return isOfList ? now : undefined;
  });
  function onToggle() {
    if (status === 'playing' || status === 'loading') player.pause();
    else void (status === 'paused' ? player.resume() : toggleFromIndex(player, mixAt, 0));
  }
  return { state: status ?? 'paused', current: status !== undefined, onToggle };
}
