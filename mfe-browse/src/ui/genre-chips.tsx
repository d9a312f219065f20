import { genrePath } from '@afterglow/shared-contracts';
import { Chip } from '@afterglow/shared-ui';

export function GenreChips({ genres }: { readonly genres: readonly string[] }) {
  return genres.map((genre) => (
    <Chip key={genre} href={genrePath(genre)}>
      {genre}
    </Chip>
  ));
}
