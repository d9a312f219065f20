import { genreImage, genrePath } from '@afterglow/shared-contracts';
import { genres, useResource } from '@afterglow/shared-data/react';
import { Card, CARD_COVER_SIZES, CardSkeletons, Cover, Grid, SectionHeader } from '@afterglow/shared-ui';

const TITLE = 'Browse genres';
const SKELETONS = 12;
const COVER_PX = 240;

/** Shown before anything is searched for. When the genres cannot be read, the page is complete without them. */
export function GenreTiles() {
  const state = useResource(genres());
  if (state.status === 'failed') return null;
  return (
    <section aria-label={TITLE}>
      <SectionHeader title={TITLE} />
      {state.status === 'loading' ? (
        <CardSkeletons what="genres" count={SKELETONS} />
      ) : (
        <Grid label={TITLE}>
          {state.data.map(({ id, name }) => (
            <Card
              key={id}
              href={genrePath(name)}
              title={name}
              meta={null}
              cover={<Cover image={genreImage(id)} widthPx={COVER_PX} sizes={CARD_COVER_SIZES} />}
            />
          ))}
        </Grid>
      )}
    </section>
  );
}
