import { PlayPill, Skeleton } from '@afterglow/shared-ui';
import type { MixAt } from '../lib/queue-around.ts';
import pillStyles from './latest-pill.module.css';
import styles from './play-list.module.css';
import { useListPlayable } from './use-place-playable.ts';

interface PlayListProps {
  /** Names the button, for example "Play Favorite Mixes". */
  readonly label: string;
  /** `empty` leaves it out. */
  readonly status: 'loading' | 'ready' | 'empty';
  readonly mixAt: MixAt;
}

/** Above a list of mixes: all of it, from the first on. Keeps its place until there is something to play. */
export function PlayList({ label, status, mixAt }: PlayListProps) {
  switch (status) {
    case 'empty':
      return null;
    case 'loading':
      return (
        <div className={styles.head} aria-hidden="true">
          <span className={pillStyles.place}>
            <Skeleton shape="fill" />
          </span>
        </div>
      );
    case 'ready':
      return (
        <div className={styles.head}>
          <ListPill label={label} mixAt={mixAt} />
        </div>
      );
  }
}

/** The same for a hero. */
export function ListPill({ label, mixAt }: Omit<PlayListProps, 'status'>) {
  return <PlayPill subject={label} playable={useListPlayable(mixAt)} />;
}
