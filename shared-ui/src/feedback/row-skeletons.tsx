import { RowList } from '../collections/row-list.tsx';
import playStyles from '../collections/row-play.module.css';
import rowStyles from '../collections/row.module.css';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

interface RowSkeletonsProps {
  readonly what: string;
  readonly count: number;
  /** False for rows without covers. */
  readonly covers?: boolean;
}

/** A list of placeholders with the geometry of Row. */
export function RowSkeletons({ what, count, covers = true }: RowSkeletonsProps) {
  return (
    <Loading what={what}>
      <RowList>
        {Array.from({ length: count }, (_, index) => (
          <RowSkeleton key={index} seed={index} covers={covers} />
        ))}
      </RowList>
    </Loading>
  );
}

interface RowSkeletonProps {
  readonly seed?: number;
  readonly covers?: boolean;
}

/** One row's placeholder, for a custom list inside Loading. */
export function RowSkeleton({ seed = 0, covers = true }: RowSkeletonProps) {
  return (
    <div className={rowStyles.row}>
      <span className={playStyles.cell} />
      {covers && (
        <div className={rowStyles.cover}>
          <Skeleton shape="cover" />
        </div>
      )}
      <div className={rowStyles.text}>
        <div className={rowStyles.title}>
          <Skeleton shape="text" seed={seed} />
        </div>
        <div className={rowStyles.subtitle}>
          <Skeleton shape="text" seed={seed + 31} />
        </div>
      </div>
      <div className={rowStyles.meta} />
      <div className={rowStyles.duration} />
    </div>
  );
}
