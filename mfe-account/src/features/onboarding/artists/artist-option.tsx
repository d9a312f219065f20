import type { Artist } from '@afterglow/shared-contracts';
import { CARD_COVER_SIZES, classNames, Cover } from '@afterglow/shared-ui';
import { PickedMark } from '../frame/index.ts';
import styles from './artist-option.module.css';

const PHOTO_PX = 240;

interface ArtistOptionProps {
  readonly id: string;
  readonly artist: Artist;
  readonly isPicked: boolean;
  readonly isActive: boolean;
  readonly onToggle: () => void;
}

/** The focus stays in the field: keys belong to the combobox, and the pointer does the same here. */
export function ArtistOption({ id, artist, isPicked, isActive, onToggle }: ArtistOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isPicked}
      className={classNames(styles.option, isPicked && styles.picked, isActive && styles.active)}
      onClick={onToggle}
    >
      <span className={styles.picture}>
        <Cover image={artist.photo} widthPx={PHOTO_PX} sizes={CARD_COVER_SIZES} shape="circle" />
        <PickedMark isPicked={isPicked} className={styles.icon} />
      </span>
      <span className={styles.name}>{artist.title}</span>
      <span className={styles.genres}>{artist.genre?.slice(0, 2).join(', ')}</span>
    </div>
  );
}
