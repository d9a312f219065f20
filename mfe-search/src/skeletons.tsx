import { CardSkeletons } from '@afterglow/shared-ui';

const SKELETONS = 12;

export function ResultsSkeleton() {
  return <CardSkeletons what="the page" count={SKELETONS} />;
}
