import { artistPath, type Artist, type ArtistId } from '@afterglow/shared-contracts';
import { artist as artistResource, mixesOfArtist, useResource } from '@afterglow/shared-data/react';
import { Cover, Hero, HeroSkeleton, Sections, usePageTitle } from '@afterglow/shared-ui';
import { formatPlays } from '../../../lib/format-plays.ts';
import { AllMixes } from '../../../ui/all-mixes.tsx';
import { EntityView } from '../../../ui/entity-view.tsx';
import { LatestMix } from '../../../ui/latest-mix.tsx';
import { LatestPill } from '../../../ui/latest-pill.tsx';
import { PopularMixes } from '../../../ui/popular-mixes.tsx';
import { ProfileTabs, type ProfileTab } from '../../../ui/profile-tabs.tsx';
import { ArtistAbout } from './artist-about.tsx';

const COVER_PX = 232;

interface ArtistScreenProps {
  readonly id: ArtistId;
  readonly tab: ProfileTab;
}

export function ArtistScreen({ id, tab }: ArtistScreenProps) {
  const state = useResource(artistResource(id));
  return (
    <EntityView state={state} kind="Artist" skeleton={<HeroSkeleton what="the artist" />}>
      {(artist) => <ArtistView artist={artist} tab={tab} />}
    </EntityView>
  );
}

function ArtistView({ artist, tab }: { readonly artist: Artist; readonly tab: ProfileTab }) {
  const latest = useResource(mixesOfArtist(artist.id, 'latest', { limit: 1 }));
  usePageTitle(artist.title);
  return (
    <>
      <Hero
        eyebrow="Artist Profile"
        title={artist.title}
        meta={formatPlays(artist.reach)}
        cover={<Cover image={artist.photo} widthPx={COVER_PX} shape="circle" eager />}
        tint={artist.photo.color}
        actions={<LatestPill latest={latest} />}
      />
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
