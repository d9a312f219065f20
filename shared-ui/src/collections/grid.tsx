import { Children, type ReactNode, type Ref } from 'react';
import { classNames } from '../lib/class-names.ts';
import { itemPlace, listWindowStyle, type ListWindow } from './list-window.ts';
import styles from './grid.module.css';

interface GridProps {
  readonly label?: string;
  /** `cards` (default), or `tiles`: one, two or, if they fit, four wide tiles per line. */
  readonly of?: 'cards' | 'tiles';
  /** For a long list of which the children are only a part. */
  readonly part?: ListWindow | undefined;
  readonly ref?: Ref<HTMLUListElement>;
  readonly children: ReactNode;
}

/** Cards in as many columns as fit (two on a phone), one list item each. */
export function Grid({ label, of = 'cards', part, ref, children }: GridProps) {
  return (
    <ul
      ref={ref}
      className={classNames(styles.grid, styles[of])}
      role="list"
      aria-label={label}
      style={listWindowStyle(part)}
    >
      {Children.map(children, (item, index) => (
        <li className={styles.item} {...itemPlace(part, index)}>
          {item}
        </li>
      ))}
    </ul>
  );
}
