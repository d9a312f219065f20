import { genreImage, type Artist, type Image } from '@afterglow/shared-contracts';
import { Cover, IconButton } from '@afterglow/shared-ui';
import { useId, useRef, type ReactNode } from 'react';
import type { Picks } from './picks.ts';
import styles from './your-picks.module.css';

const PICTURE_PX = 40;

interface YourPicksProps {
  readonly picks: Picks;
  readonly onRemove: (artist: Artist) => void;
}

export function YourPicks({ picks: { genres, artists }, onRemove }: YourPicksProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  /** The button disappears with its artist, so the focus moves to the title of the rest. */
  function remove(artist: Artist) {
    onRemove(artist);
    title.current?.focus();
  }

  return (
    <section aria-labelledby={titleId} className={styles.picks}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        Your picks
      </h2>
      <h3 className={styles.kind}>Genres</h3>
      <ul className={styles.list}>
        {genres.map(({ id, name }) => (
          <Pick key={id} name={name} image={genreImage(id)} shape="square" />
        ))}
      </ul>
      <h3 className={styles.kind}>Artists</h3>
      {artists.length === 0 ? (
        <p className={styles.none}>No artists yet. The ones you pick show up here.</p>
      ) : (
        <ul className={styles.list}>
          {artists.map((artist) => (
            <Pick key={artist.id} name={artist.title} image={artist.photo} shape="circle">
              <IconButton icon="close" size="s" label={`Remove ${artist.title}`} onClick={() => remove(artist)} />
            </Pick>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PickProps {
  readonly name: string;
  readonly image: Image;
  readonly shape: 'square' | 'circle';
  readonly children?: ReactNode;
}

function Pick({ name, image, shape, children }: PickProps) {
  return (
    <li className={styles.pick}>
      <Cover image={image} widthPx={PICTURE_PX} shape={shape} className={styles.picture} />
      <span className={styles.name}>{name}</span>
      {children}
    </li>
  );
}
