import { CardSkeletons } from '@afterglow/shared-ui';

const SKELETONS = 12;

/** The results while their chunk loads. */
export function ResultsWaiting() {
  return <CardSkeletons what="the page" count={SKELETONS} />;
}
