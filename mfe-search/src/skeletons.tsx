import { CardSkeletons } from '@afterglow/shared-ui';

const SKELETONS = 12;

/** What is shown in place of the results before their chunk is there. */
export function ResultsWaiting() {
  return <CardSkeletons what="the page" count={SKELETONS} />;
}
