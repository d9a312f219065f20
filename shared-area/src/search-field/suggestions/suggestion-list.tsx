import { classNames, Cover } from '@afterglow/shared-ui';
import { KINDS, type FoundItem } from './found-item.ts';
import { HighlightedText } from '../text/highlighted-text.tsx';
import styles from './suggestion-list.module.css';

const COVER_PX = 40;

interface SuggestionListProps {
  readonly id: string;
  readonly optionId: (place: number) => string;
  readonly keyword: string;
  readonly items: readonly FoundItem[];
  readonly active: number;
  readonly isOpen: boolean;
  readonly onChoose: (place: number) => void;
}

/** Suggestions below the field, with the keyword marked. */
export function SuggestionList({ id, optionId, keyword, items, active, isOpen, onChoose }: SuggestionListProps) {
  return (
    // The focus stays in the field, so a press must not take it.
    <div
      role="listbox"
      id={id}
      aria-label="Suggestions"
      hidden={!isOpen}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, place) => (
        <div
          key={item.href}
          role="option"
          id={optionId(place)}
          aria-selected={place === active}
          className={classNames(styles.option, place === active && styles.active)}
          onClick={() => onChoose(place)}
        >
          <Cover
            image={item.image}
            widthPx={COVER_PX}
            shape={item.type === 'artist' ? 'circle' : 'square'}
            className={styles.cover}
          />
          <span className={styles.title}>
            <HighlightedText text={item.title} keyword={keyword} />
          </span>
          <span className={styles.kind}>{KINDS[item.type]}</span>
        </div>
      ))}
    </div>
  );
}
