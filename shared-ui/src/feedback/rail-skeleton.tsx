import { Rail, type RailProps } from '../collections/rail.tsx';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { CardSkeleton } from './card-skeletons.tsx';
import styles from './loading.module.css';

type RailSkeletonProps = Pick<RailProps, 'title' | 'href' | 'linkText'> & {
  readonly count: number;
  readonly shape?: 'square' | 'circle';
};

/** A Rail before its cards are there: the title stands at once, the stand-ins of the cards after 150 ms. */
export function RailSkeleton({ title, count, shape = 'square', ...link }: RailSkeletonProps) {
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden>
        <span role="status">Loading {title}</span>
      </VisuallyHidden>
      <Rail title={title} {...link}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.late} aria-hidden="true">
            <CardSkeleton seed={index} shape={shape} />
          </div>
        ))}
      </Rail>
    </div>
  );
}
