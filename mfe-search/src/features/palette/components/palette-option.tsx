import { HighlightedText } from '@afterglow/shared-area/search-field';
import { Cover, Icon } from '@afterglow/shared-ui';
import type { MouseEvent } from 'react';
import type { PaletteEntry, Picture } from '../model/palette-entry.ts';
import styles from './palette-option.module.css';

const COVER_PX = 40;

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly keyword: string;
  readonly isActive: boolean;
  readonly onChoose: (plays: boolean) => void;
}

/** A press opens it; its icon plays it by finger or mouse, as Shift+Enter does. */
export function PaletteOption({ id, entry, keyword, isActive, onChoose }: PaletteOptionProps) {
  function onPlay(event: MouseEvent) {
    event.stopPropagation();
    onChoose(true);
  }
  return (
    <div role="option" id={id} aria-selected={isActive} className={styles.option} onClick={() => onChoose(false)}>
      <PictureOf picture={entry.picture} />
      <span className={styles.text}>
        <span className={styles.title}>
          <HighlightedText text={entry.title} keyword={keyword} />
        </span>
        {entry.note !== null && (
          <span className={styles.note}>
            <HighlightedText text={entry.note} keyword={keyword} />
          </span>
        )}
      </span>
      {entry.sound && (
        // An option can't hold a button.
        <span className={styles.play} title="Play" aria-hidden onClick={onPlay}>
          <Icon name="play" />
        </span>
      )}
    </div>
  );
}

function PictureOf({ picture }: { readonly picture: Picture }) {
  if (picture.kind === 'cover')
    return <Cover image={picture.image} widthPx={COVER_PX} shape={picture.shape} className={styles.cover} />;
  return (
    <span className={styles.icon} data-channel={picture.channel}>
      <Icon name={picture.icon} />
    </span>
  );
}
