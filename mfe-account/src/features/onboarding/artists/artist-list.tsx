import type { Artist } from '@afterglow/shared-contracts';
import { isAmong } from '../picks/index.ts';
import { ArtistOption } from './artist-option.tsx';
import styles from './artist-list.module.css';

interface ArtistListProps {
  readonly id: string;
  readonly artists: readonly Artist[];
  readonly picked: readonly Artist[];
  readonly optionId: (artist: Artist) => string;
  readonly activeId: string | undefined;
  readonly isOutdated: boolean;
  readonly onToggle: (artist: Artist) => void;
}

export function ArtistList({ id, artists, picked, optionId, activeId, isOutdated, onToggle }: ArtistListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Artists"
      aria-multiselectable="true"
      aria-busy={isOutdated || undefined}
      className={styles.list}
    >
      {artists.map((artist) => (
        <ArtistOption
          key={artist.id}
          id={optionId(artist)}
          artist={artist}
          isPicked={isAmong(picked, artist)}
          isActive={optionId(artist) === activeId}
          onToggle={() => onToggle(artist)}
        />
      ))}
    </div>
  );
}
