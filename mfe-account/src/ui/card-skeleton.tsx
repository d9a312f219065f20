import { Loading, Skeleton } from '@afterglow/shared-ui';

const LINES = [0, 1] as const;

/** A sentence and what can be done, before it is known what they say. */
export function CardSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      {LINES.map((line) => (
        <Skeleton key={line} shape="text" seed={line} />
      ))}
    </Loading>
  );
}
