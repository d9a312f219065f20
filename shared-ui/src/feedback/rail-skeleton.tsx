import type { ReactNode } from 'react';
import { Rail, type RailProps } from '../collections/rail.tsx';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { CardSkeleton } from './card-skeletons.tsx';
import styles from './loading.module.css';

type RailSkeletonProps = Pick<RailProps, 'title' | 'href' | 'linkText' | 'columns'> & {
  readonly count: number;
  readonly shape?: 'square' | 'circle';
  /** The placeholder of an item that is not a card. */
  readonly renderItem?: (index: number) => ReactNode;
};

/** A Rail before its items have loaded: the title appears immediately, the placeholders after 150 ms. */
export function RailSkeleton({ title, count, shape = 'square', renderItem, ...rail }: RailSkeletonProps) {
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden>
        <span role="status">Loading {title}</span>
      </VisuallyHidden>
      <Rail title={title} waiting {...rail}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.late} aria-hidden="true">
            {renderItem ? renderItem(index) : <CardSkeleton seed={index} shape={shape} />}
          </div>
        ))}
      </Rail>
    </div>
  );
}
