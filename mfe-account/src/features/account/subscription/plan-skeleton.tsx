import { Panel } from '@afterglow/shared-area';
import { Loading, Skeleton } from '@afterglow/shared-ui';

const LINES = [0, 1, 2, 3, 4] as const;

export function PlanSkeleton() {
  return (
    <Loading what="your subscription">
      <Panel>
        {LINES.map((line) => (
          <Skeleton key={line} shape="text" seed={line} />
        ))}
      </Panel>
    </Loading>
  );
}
