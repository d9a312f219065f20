import { genreImage, genrePath, type Genre } from '@afterglow/shared-contracts';
import { genres, useResource } from '@afterglow/shared-data/react';
import { AppLink, Cover, Grid, Loading, PageHeader, ResourceView, Skeleton, usePageTitle } from '@afterglow/shared-ui';
import { genreHue } from '../model/genre-hue.ts';
import styles from './genre-index.module.css';

const TITLE = 'Genres & Moods';
const SKELETONS = 24;
const PICTURE_PX = 150;

export function GenreIndex() {
  const state = useResource(genres());
  usePageTitle(TITLE);
  return (
    <>
      <PageHeader title={TITLE} />
      <ResourceView state={state} skeleton={<Waiting />}>
        {(list) => (
          <Grid label={TITLE}>
            {list.map((genre) => (
              <GenreTile key={genre.id} genre={genre} />
            ))}
          </Grid>
        )}
      </ResourceView>
    </>
  );
}

function GenreTile({ genre: { id, name } }: { readonly genre: Genre }) {
  return (
    <AppLink
      href={genrePath(name)}
      className={styles.tile}
      title={`Discover ${name} music`}
      data-channel={genreHue(id)}
    >
      <Cover image={genreImage(id)} widthPx={PICTURE_PX} className={styles.picture} />
      <span className={styles.name}>{name}</span>
    </AppLink>
  );
}

function Waiting() {
  return (
    <Loading what="genres">
      <Grid>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <div key={index} className={styles.skeleton}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </Grid>
    </Loading>
  );
}
