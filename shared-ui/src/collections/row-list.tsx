import { Children, type ReactNode, type Ref } from 'react';
import { itemPlace, listWindowStyle, type ListWindow } from './list-window.ts';
import styles from './row-list.module.css';

interface RowListProps {
  readonly label?: string;
  /** True for a chart or a tracklist, where the order matters. */
  readonly ordered?: boolean;
  /** For a long list of which the children are only a part. */
  readonly part?: ListWindow | undefined;
  readonly ref?: Ref<HTMLUListElement & HTMLOListElement>;
  readonly children: ReactNode;
}

/** A list of Rows, one list item each. */
export function RowList({ label, ordered = false, part, ref, children }: RowListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List ref={ref} className={styles.list} role="list" aria-label={label} style={listWindowStyle(part)}>
      {Children.map(children, (row, index) => (
        <li {...itemPlace(part, index)}>{row}</li>
      ))}
    </List>
  );
}
