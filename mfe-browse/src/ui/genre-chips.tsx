import { genrePath } from '@afterglow/shared-contracts';
import { Chip } from '@afterglow/shared-ui';

/** The genres of a mix or show, each linking to its page. */
export function GenreChips({ genres }: { readonly genres: readonly string[] }) {
  return genres.map((genre) => (
    <Chip key={genre} href={genrePath(genre)}>
      {genre}
    </Chip>
  ));
}
