import { showPath, type Show, type ShowId } from '@afterglow/shared-contracts';
import { mixesOfShow, show as showResource, useResource } from '@afterglow/shared-data/react';
import { Sections, usePageTitle } from '@afterglow/shared-ui';
import { relatedOf } from '../../../resources/related-of.resource.ts';
import { AllMixes } from '../../../ui/lists/all-mixes.tsx';
import { EntityView } from '../../../ui/entity-view.tsx';
import { LatestMix } from '../../../ui/rows/latest-mix.tsx';
import { PopularMixes } from '../../../ui/lists/popular-mixes.tsx';
import { ProfileSkeleton } from '../../../ui/profile-skeleton.tsx';
import { ProfileTabs, type ProfileTab } from '../../../ui/profile-tabs.tsx';
import { ShowAbout } from './show-about.tsx';
import { ShowHero } from './show-hero.tsx';

interface ShowScreenProps {
  readonly id: ShowId;
  readonly tab: ProfileTab;
}

export function ShowScreen({ id, tab }: ShowScreenProps) {
  const state = useResource(showResource(id));
  return (
    <EntityView state={state} kind="Show" skeleton={<ProfileSkeleton what="the show" middle="tabs" />}>
      {(show) => <ShowView show={show} tab={tab} />}
    </EntityView>
  );
}

function ShowView({ show, tab }: { readonly show: Show; readonly tab: ProfileTab }) {
  const latest = useResource(mixesOfShow(show.id, 'latest', { limit: 1 }));
  usePageTitle(show.title);
  useResource(relatedOf({ shows: [show] }));
  return (
    <>
      <ShowHero show={show} latest={latest} />
      <ProfileTabs title={show.title} path={showPath(show.id)} current={tab} />
      <Sections>
        {tab === 'about' ? (
          <ShowAbout show={show} />
        ) : (
          <>
            <LatestMix latest={latest} />
            <PopularMixes pageOf={(page) => mixesOfShow(show.id, 'popular', page)} />
            <AllMixes pageOf={(page) => mixesOfShow(show.id, 'latest', page)} />
          </>
        )}
      </Sections>
    </>
  );
}
