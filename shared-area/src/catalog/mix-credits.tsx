import { artistPath, showPath, type Mix } from '@afterglow/shared-contracts';
import { TextLink } from '@afterglow/shared-ui';

/** The show and the artist of a mix, as links on one line. */
export function MixCredits({ mix: { show, artist } }: { readonly mix: Mix }) {
  return (
    <>
      <TextLink tone="quiet" href={showPath(show.id)}>
        {show.title}
      </TextLink>
      {' · '}
      <TextLink tone="quiet" href={artistPath(artist)}>
        {artist.title}
      </TextLink>
    </>
  );
}
