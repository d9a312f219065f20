import type { ResourceState } from '@afterglow/shared-data/react';
import { PlayPill } from '@afterglow/shared-ui';
import type { GetMix } from '../lib/queue-around.ts';
import { PillSkeleton } from './pill-skeleton.tsx';
import styles from './play-list.module.css';
import { useListPlayable } from './use-list-playable.ts';

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
