import styles from './genres-line.module.css';

const SHOWN = 2;

interface GenresLineProps {
  readonly genres: readonly string[];
  /** Comes before the genres. */
  readonly lead?: string | undefined;
}

/**
 * The first two genres of a tile and the number of further ones: "House, Disco +3 MORE". Without space, the genres are
 * truncated, never the number.
 */
export function GenresLine({ genres, lead }: GenresLineProps) {
  const more = genres.length - SHOWN;
  const shown = genres.slice(0, SHOWN).join(', ');
  return (
    <span className={styles.line}>
      <span className={styles.shown}>{[lead, shown].filter(Boolean).join(' · ')}</span>
      {more > 0 && <span className={styles.more}> +{more} MORE</span>}
    </span>
  );
}
