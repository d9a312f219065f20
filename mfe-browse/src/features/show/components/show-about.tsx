import { artistPath, type Show } from '@afterglow/shared-contracts';
import { artist, useResource } from '@afterglow/shared-data/react';
import { ArtistCard, CardSkeletons, EmptyState, Grid, ResourceView, SectionHeader } from '@afterglow/shared-ui';
import { RichText } from '../../../ui/rich-text.tsx';

export function ShowAbout({ show }: { readonly show: Show }) {
  return (
    <>
      <section aria-label="The Show">
        <SectionHeader title="The Show" />
        {show.summary ? (
          <RichText html={show.summary} />
        ) : (
          <EmptyState icon="info" title="This show does not have a summary yet." />
        )}
      </section>
      <Hosts show={show} />
    </>
  );
}

function Hosts({ show }: { readonly show: Show }) {
  const state = useResource(artist(show.artist_id));
  return (
    <section aria-label="Hosts">
      <SectionHeader title="Hosts" />
      <ResourceView state={state} skeleton={<CardSkeletons what="the hosts" count={1} shape="circle" />}>
        {(host) => (
          <Grid label="Hosts">
            <ArtistCard href={artistPath(host)} name={host.title} image={host.photo} genres={host.genre} meta="Host" />
          </Grid>
        )}
      </ResourceView>
    </section>
  );
}
