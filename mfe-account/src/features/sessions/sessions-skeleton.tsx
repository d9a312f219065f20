import { Loading } from '@afterglow/shared-ui';
import { ItemSkeleton } from '../../ui/item-list.tsx';

const ROWS = [0, 1, 2] as const;

export function SessionsSkeleton() {
  return (
    <Loading what="your devices">
      <div>
        {ROWS.map((row) => (
          <ItemSkeleton key={row} seed={row} />
        ))}
      </div>
    </Loading>
  );
}
