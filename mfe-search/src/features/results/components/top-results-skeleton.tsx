import { SEARCH_DEFAULT_LIMIT } from '@afterglow/shared-contracts';
import { RailSkeleton } from '@afterglow/shared-ui';
import { TAB_LABELS } from '../../../config/tabs.ts';

export function TopResultsSkeleton() {
  return (
    <>
      <RailSkeleton title={TAB_LABELS.mixes} count={SEARCH_DEFAULT_LIMIT} />
      <RailSkeleton title={TAB_LABELS.artists} count={SEARCH_DEFAULT_LIMIT} shape="circle" />
    </>
  );
}
