import { genreImage, genrePath, type Genre } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { Button, Cover, Row } from '@afterglow/shared-ui';

const COVER_PX = 40;

export function FavoriteGenre({ genre: { id, name } }: { readonly genre: Genre }) {
  const { isBusy, isFavorite, toggle } = useFavorite('genres', id);
  return (
    <Row
      title={name}
      href={genrePath(name)}
      cover={<Cover image={genreImage(id)} widthPx={COVER_PX} />}
      subtitle="Genre"
      actions={
        // Before the favorites are loaded, the toggle would add it; once it is removed, the row waits for the list.
        <Button size="s" icon="trash" aria-label={`Remove ${name}`} loading={isBusy || !isFavorite} onClick={toggle}>
          Remove
        </Button>
      }
    />
  );
}
