import type { Mix } from '@afterglow/shared-contracts';
import type { Page, ResourceState } from '@afterglow/shared-data/react';
import { ResourceView, RowList, RowSkeletons, SectionHeader } from '@afterglow/shared-ui';
import { MixRow } from './mix-row.tsx';

/** The newest mix of a show or artist, as a page of one item. */
export type LatestState = ResourceState<Page<Mix>>;

const TITLE = 'Latest Mix';

export function LatestMix({ latest }: { readonly latest: LatestState }) {
  if (latest.status === 'ready' && latest.data.items.length === 0) return null;
  return (
    <section aria-label={TITLE}>
      <SectionHeader title={TITLE} />
      <ResourceView state={latest} skeleton={<RowSkeletons what={TITLE} count={1} />}>
        {({ items }) => (
          <RowList label={TITLE}>
            {items.map((mix) => (
              <MixRow key={mix.id} mix={mix} />
            ))}
          </RowList>
        )}
      </ResourceView>
    </section>
  );
}
