import { Grid } from '../collections/grid.tsx';
import cardStyles from '../collections/card.module.css';
import styles from './card-skeletons.module.css';
import { classNames } from '../lib/class-names.ts';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

interface CardSkeletonsProps {
  readonly what: string;
  readonly count: number;
  readonly shape?: 'square' | 'circle';
}

/** A grid of placeholders with the geometry of Card. */
export function CardSkeletons({ what, count, shape = 'square' }: CardSkeletonsProps) {
  return (
    <Loading what={what}>
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} seed={index} shape={shape} />
        ))}
      </Grid>
    </Loading>
  );
}

interface CardSkeletonProps {
  readonly seed?: number;
  readonly shape?: 'square' | 'circle';
}

/** One card's placeholder, for a rail or a custom grid inside Loading. */
export function CardSkeleton({ seed = 0, shape = 'square' }: CardSkeletonProps) {
  return (
    <div className={classNames(cardStyles.card, shape === 'circle' && styles.circle)}>
      <div className={cardStyles.picture}>
        <Skeleton shape={shape === 'circle' ? 'circle' : 'cover'} />
      </div>
      <div className={cardStyles.title}>
        <Skeleton shape="text" seed={seed} />
      </div>
      <div className={cardStyles.line}>
        <Skeleton shape="text" seed={seed + 31} />
      </div>
      {shape === 'square' && (
        <div className={classNames(cardStyles.line, cardStyles.second)}>
          <Skeleton shape="text" seed={seed + 67} />
        </div>
      )}
    </div>
  );
}
