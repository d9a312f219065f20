import type { TextRange } from '@afterglow/shared-contracts';
import { highlightParts, rangedParts } from './highlight-parts.ts';
import styles from './highlighted-text.module.css';

/** The text and its matches. */
export interface HighlightedTextProps {
  readonly text: string;
  readonly keyword: string;
  /** The matching parts according to the service, which also matches typos. */
  readonly ranges?: readonly TextRange[] | undefined;
}

/** A text with the keyword marked in it. */
export function HighlightedText({ text, keyword, ranges }: HighlightedTextProps) {
  const parts = ranges ? rangedParts(text, ranges) : highlightParts(text, keyword);
  return parts.map((part, place) =>
    part.isMatch ? (
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
