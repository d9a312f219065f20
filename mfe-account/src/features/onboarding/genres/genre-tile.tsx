import { genreImage, type Genre } from '@afterglow/shared-contracts';
import { CARD_COVER_SIZES, classNames, Cover, PlayDisc } from '@afterglow/shared-ui';
import { PickedMark } from '../frame/index.ts';
import { type Preview, useGenrePreviewState } from '../preview/index.ts';
import styles from './genre-tile.module.css';

const PICTURE_PX = 240;

interface GenreTileProps {
  readonly genre: Genre;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
  readonly preview: Preview;
  /** The id of the text that explains why there is no preview now; null when there is one. */
  readonly blockedBy: string | null;
}

/** A genre with two buttons on one image: one picks it, one plays a preview. */
export function GenreTile({ genre, isPicked, onToggle, preview, blockedBy }: GenreTileProps) {
  const { state, progress } = useGenrePreviewState(preview, genre);
  const isHeard = state !== 'paused';
  return (
    <div className={classNames(styles.tile, isPicked && styles.picked)}>
      <Cover image={genreImage(genre.id)} widthPx={PICTURE_PX} sizes={CARD_COVER_SIZES} className={styles.picture} />
      <button type="button" className={styles.pick} aria-pressed={isPicked} onClick={onToggle}>
        <span className={styles.name}>{genre.name}</span>
      </button>
      <PickedMark isPicked={isPicked} className={styles.icon} />
      <PlayDisc
        state={state}
        subject={`a 10-second preview of ${genre.name}`}
        className={classNames(styles.disc, !isHeard && styles.muted)}
        aria-disabled={blockedBy !== null || undefined}
        aria-describedby={blockedBy ?? undefined}
        onClick={() => blockedBy === null && preview.toggle(genre)}
      />
      {isHeard && (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.progress} style={{ transform: `scaleX(${progress})` }} />
        </span>
      )}
    </div>
  );
}
