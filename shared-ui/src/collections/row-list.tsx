import { Children, type ReactNode } from 'react';
import styles from './row-list.module.css';

type RowListProps = {
  readonly label?: string;
  /** True for a chart or a tracklist, where the order says something. */
  readonly ordered?: boolean;
  /** Rows. */
  readonly children: ReactNode;
};

/** A list of Rows, one list item each. */
export function RowList({ label, ordered = false, children }: RowListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list} role="list" aria-label={label}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </List>
  );
}
