import { formatCount } from '../format/count.ts';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './heart-button.module.css';

/** The state of a favorite; the result of shared-data's `useFavorite` fits. */
interface Heart {
  readonly isFavorite: boolean;
  readonly isBusy?: boolean;
  /** Shown next to it; null or omitted for none. */
  readonly count?: number | null;
  readonly toggle: () => void;
}

interface HeartButtonProps {
  /** The name of the favorite item: the accessible name is "Favorite <subject>". */
  readonly subject: string;
  readonly heart: Heart;
  readonly size?: 's' | 'm' | 'l';
}

/** Adds an item to the favorites and removes it again; pressed while it is one. */
export function HeartButton({ subject, heart, size = 'm' }: HeartButtonProps) {
  const { isFavorite, isBusy = false, count = null, toggle } = heart;
  return (
    <span className={styles.heart}>
      <IconButton
        icon="heart"
        size={size}
        label={`Favorite ${subject}`}
        title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
        pressed={isFavorite}
        filled={isFavorite}
        {...(isBusy ? { 'aria-disabled': true } : { onClick: toggle })}
      />
      {count !== null && <Count count={count} />}
    </span>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <span className={styles.count}>
      {formatCount(count)}
      <VisuallyHidden>{count === 1 ? ' favorite' : ' favorites'}</VisuallyHidden>
    </span>
  );
}
