import { Loading, Skeleton } from '@afterglow/shared-ui';

interface TextSkeletonProps {
  readonly what: string;
  readonly lines: number;
}

export function TextSkeleton({ what, lines }: TextSkeletonProps) {
  return (
    <Loading what={what}>
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>
          <Skeleton shape="text" seed={line} />
        </p>
      ))}
    </Loading>
  );
}
