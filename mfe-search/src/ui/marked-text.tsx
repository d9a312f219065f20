import { markedParts } from '../lib/marked-parts.ts';
import styles from './marked-text.module.css';

interface MarkedTextProps {
  readonly text: string;
  readonly keyword: string;
}

/** A text with what was searched for marked in it. */
export function MarkedText({ text, keyword }: MarkedTextProps) {
  return markedParts(text, keyword).map((part, place) =>
    part.isMatch ? (
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
