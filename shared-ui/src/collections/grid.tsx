import { Children, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './grid.module.css';

type GridProps = {
  readonly label?: string;
  /** `cards` (default), or `tiles`: one, two or, where there is room, four wide tiles a line. */
  readonly of?: 'cards' | 'tiles';
  readonly children: ReactNode;
};

/** Cards in as many columns as fit (two on a phone), one list item each. */
export function Grid({ label, of = 'cards', children }: GridProps) {
  return (
    <ul className={classNames(styles.grid, styles[of])} role="list" aria-label={label}>
      {Children.map(children, (item) => (
        <li className={styles.item}>{item}</li>
      ))}
    </ul>
  );
}
