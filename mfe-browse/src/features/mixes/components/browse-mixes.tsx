import type { Mix } from '@afterglow/shared-contracts';
import { latestMixes, trendingMixes, type Page, type Resource } from '@afterglow/shared-data/react';
import { PageHeader, Sections, TabBar, usePageTitle, VisuallyHidden } from '@afterglow/shared-ui';
import { BROWSE_PATHS } from '../../../config/paths.ts';
import { EndlessMixes } from './endless-mixes.tsx';

const LATEST_PAGE = 30;
const TRENDING_PAGE = 12;

interface MixList {
  readonly label: string;
  readonly pageAt: (offset: number) => Resource<Page<Mix>>;
}

const LISTS = {
  latest: { label: 'Latest', pageAt: (offset) => latestMixes({ limit: LATEST_PAGE, offset }) },
  trending: { label: 'Trending', pageAt: (offset) => trendingMixes({ limit: TRENDING_PAGE, offset }) },
} satisfies Record<string, MixList>;

export function BrowseMixes({ list }: { readonly list: keyof typeof LISTS }) {
  const { label, pageAt } = LISTS[list];
  usePageTitle(`${label} Mixes`);
  return (
    <>
      <PageHeader title="Mixes" />
      <TabBar
        label="Mixes"
        tabs={[
          { href: BROWSE_PATHS.latestMixes, label: LISTS.latest.label, current: list === 'latest' },
          { href: BROWSE_PATHS.trendingMixes, label: LISTS.trending.label, current: list === 'trending' },
        ]}
      />
      <Sections>
        <section>
          <VisuallyHidden>
            <h2>{label}</h2>
          </VisuallyHidden>
          <EndlessMixes key={list} label={`${label} Mixes`} pageAt={pageAt} />
        </section>
      </Sections>
    </>
  );
}
