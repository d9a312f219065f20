import { useSession } from '@afterglow/shared-data/react';
import { PageHeader, Sections, TabBar, usePageTitle, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { BROWSE_PATHS } from '../../../config/paths.ts';

const TABS = {
  latest: { label: 'Latest', href: BROWSE_PATHS.latestMixes },
  trending: { label: 'Trending', href: BROWSE_PATHS.trendingMixes },
  recently: { label: 'Recently Played', href: BROWSE_PATHS.recentMixes },
} as const;

export type MixesTab = keyof typeof TABS;

interface BrowseMixesProps {
  readonly tab: MixesTab;
  readonly children: ReactNode;
}

/** The header of the lists of mixes; only members see their history. */
export function BrowseMixes({ tab, children }: BrowseMixesProps) {
  const isMember = useSession(usePorts().session).status === 'member';
  const { label } = TABS[tab];
  usePageTitle(tab === 'recently' ? label : `${label} Mixes`);
  return (
    <>
      <PageHeader title="Mixes" />
      <TabBar sticky label="Mixes" tabs={tabsFor(isMember).map((one) => ({ ...TABS[one], current: one === tab }))} />
      <Sections>
        <section>
          <VisuallyHidden>
            <h2>{label}</h2>
          </VisuallyHidden>
          {children}
        </section>
      </Sections>
    </>
  );
}

function tabsFor(isMember: boolean): readonly MixesTab[] {
  return isMember ? ['latest', 'trending', 'recently'] : ['latest', 'trending'];
}
