import type { TextRange } from '@afterglow/shared-contracts';
import { highlightParts, rangedParts } from './highlight-parts.ts';
import styles from './highlighted-text.module.css';

/** What is marked in which text. */
export interface MarkedTextProps {
  readonly text: string;
  readonly keyword: string;
  /** Where the service has said which parts match, be they mistyped. */
  readonly ranges?: readonly TextRange[] | undefined;
}

/** A text with what was searched for marked in it. */
export function HighlightedText({ text, keyword, ranges }: MarkedTextProps) {
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
