import { Cover } from '@afterglow/shared-ui';
import { genreImage, type Image } from '@afterglow/shared-contracts';
import type { ReactNode } from 'react';
import { type Picks, GENRES_NEEDED, hasEnoughGenres } from './picks.ts';
import styles from './picks-bar.module.css';

/** More would leave no space for the text. */
const PICTURES_SHOWN = 5;
const PICTURE_PX = 40;

interface PicksBarProps {
  readonly picks: Picks;
  readonly children: ReactNode;
}

/** An overview of the picks, and the button that continues; changes are announced to screen readers. */
export function PicksBar({ picks, children }: PicksBarProps) {
  const pictures = picturesOf(picks);
  return (
    <div className={styles.bar}>
      {pictures.length > 0 && (
        <div className={styles.pictures} aria-hidden="true">
          {pictures.map(({ key, image, shape }) => (
            <Cover key={key} image={image} widthPx={PICTURE_PX} shape={shape} className={styles.picture} />
          ))}
        </div>
      )}
      <p className={styles.text} role="status">
        {picksInWords(picks)}
      </p>
      {children}
    </div>
  );
}

interface Picture {
  readonly key: string;
  readonly image: Image;
  readonly shape: 'square' | 'circle';
}

function picturesOf({ genres, artists }: Picks): readonly Picture[] {
  const ofGenres = genres.map(({ id }) => ({ key: `genre ${id}`, image: genreImage(id), shape: 'square' }) as const);
  const ofArtists = artists.map(({ id, photo }) => ({ key: `artist ${id}`, image: photo, shape: 'circle' }) as const);
  return [...ofGenres, ...ofArtists].reverse().slice(0, PICTURES_SHOWN);
}

/** Describes what has been picked, or how much more is needed. */
function picksInWords({ genres, artists, step }: Picks): string {
  if (!hasEnoughGenres({ genres })) {
    const missing = GENRES_NEEDED - genres.length;
    return genres.length === 0 ? `Pick ${missing} to continue.` : `${genres.length} picked. ${missing} to go.`;
  }
  const words = [counted(genres.length, 'genre'), ...(step === 'artists' ? [counted(artists.length, 'artist')] : [])];
  return `${words.join(' and ')} picked.`;
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
}
