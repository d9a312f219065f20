import { SEARCH_DEFAULT_LIMIT } from '@afterglow/shared-contracts';
import { CardSkeletons, SectionHeader } from '@afterglow/shared-ui';
import { TAB_LABELS } from '../../../config/tabs.ts';

export function TopResultsSkeleton() {
  return (
    <>
      <section>
        <SectionHeader title={TAB_LABELS.mixes} />
        <CardSkeletons what="mixes" count={SEARCH_DEFAULT_LIMIT} />
      </section>
      <section>
        <SectionHeader title={TAB_LABELS.artists} />
        <CardSkeletons what="artists" count={SEARCH_DEFAULT_LIMIT} shape="circle" />
      </section>
    </>
  );
}
