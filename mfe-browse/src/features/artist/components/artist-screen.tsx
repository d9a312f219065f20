import { artistPath, type Artist, type ArtistId } from '@afterglow/shared-contracts';
import { artist as artistResource, mixesOfArtist, useResource } from '@afterglow/shared-data/react';
import { Sections, usePageTitle } from '@afterglow/shared-ui';
import { relatedOf } from '../../../resources/related-of.resource.ts';
import { AllMixes } from '../../../ui/lists/all-mixes.tsx';
import { EntityView } from '../../../ui/entity-view.tsx';
import { LatestMix } from '../../../ui/rows/latest-mix.tsx';
import { PopularMixes } from '../../../ui/lists/popular-mixes.tsx';
import { ProfileSkeleton } from '../../../ui/profile-skeleton.tsx';
import { ProfileTabs, type ProfileTab } from '../../../ui/profile-tabs.tsx';
import { ArtistAbout } from './artist-about.tsx';
import { ArtistHero } from './artist-hero.tsx';

interface ArtistScreenProps {
  readonly id: ArtistId;
  readonly tab: ProfileTab;
}

export function ArtistScreen({ id, tab }: ArtistScreenProps) {
  const state = useResource(artistResource(id));
  return (
    <EntityView
      state={state}
      kind="Artist"
      skeleton={<ProfileSkeleton what="the artist" shape="circle" middle="tabs" />}
    >
      {(artist) => <ArtistView artist={artist} tab={tab} />}
    </EntityView>
  );
}

function ArtistView({ artist, tab }: { readonly artist: Artist; readonly tab: ProfileTab }) {
  const latest = useResource(mixesOfArtist(artist.id, 'latest', { limit: 1 }));
  usePageTitle(artist.title);
  useResource(relatedOf({ artists: [artist] }));
  return (
    <>
      <ArtistHero artist={artist} latest={latest} />
      <ProfileTabs title={artist.title} path={artistPath(artist)} current={tab} />
      <Sections>
        {tab === 'about' ? (
          <ArtistAbout artist={artist} />
        ) : (
          <>
            <LatestMix latest={latest} />
            <PopularMixes pageOf={(page) => mixesOfArtist(artist.id, 'popular', page)} />
            <AllMixes pageOf={(page) => mixesOfArtist(artist.id, 'latest', page)} />
          </>
        )}
      </Sections>
    </>
  );
}
