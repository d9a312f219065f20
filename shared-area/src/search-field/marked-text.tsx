import type { TextRange } from '@afterglow/shared-contracts';
import { markedParts, rangedParts } from './marked-parts.ts';
import styles from './marked-text.module.css';

/** What is marked in which text. */
export interface MarkedTextProps {
  readonly text: string;
  readonly keyword: string;
  /** Where the service has said which parts match, be they mistyped. */
  readonly ranges?: readonly TextRange[] | undefined;
}

/** A text with what was searched for marked in it. */
export function MarkedText({ text, keyword, ranges }: MarkedTextProps) {
  const parts = ranges ? rangedParts(text, ranges) : markedParts(text, keyword);
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
