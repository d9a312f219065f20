import { RowList } from '../collections/row-list.tsx';
import rowStyles from '../collections/row.module.css';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

type RowSkeletonsProps = {
  readonly what: string;
  readonly count: number;
  /** False for rows without covers. */
  readonly covers?: boolean;
};

/** A list of row stand-ins with the geometry of Row. */
export function RowSkeletons({ what, count, covers = true }: RowSkeletonsProps) {
  return (
    <Loading what={what}>
      <RowList>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={rowStyles.row}>
            {covers && (
              <div className={rowStyles.cover}>
                <Skeleton shape="cover" />
              </div>
            )}
            <div className={rowStyles.text}>
              <div className={rowStyles.title}>
                <Skeleton shape="text" seed={index} />
              </div>
              <div className={rowStyles.subtitle}>
                <Skeleton shape="text" seed={index + 31} />
              </div>
            </div>
          </div>
        ))}
      </RowList>
    </Loading>
  );
}
