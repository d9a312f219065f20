import { genrePath } from '@afterglow/shared-contracts';
import { Chip, RowSkeletons } from '@afterglow/shared-ui';
import type { SearchRequest } from '../../../config/search-request.ts';
import { genresOf } from '../../../lib/genres-of.ts';
import { EndlessResults } from './endless-results.tsx';
import styles from './genre-results.module.css';
import { ResultSection } from './result-section.tsx';

const SKELETONS = 4;

export function GenreResults(wanted: SearchRequest) {
  const skeleton = <RowSkeletons what="genres" count={SKELETONS} covers={false} />;
  return (
    <ResultSection tab="genres">
      <EndlessResults
        group="Mixes"
        noun="genre"
        countOf={(mixes) => genresOf(mixes, wanted.keyword).length}
        {...wanted}
        skeleton={skeleton}
      >
        {(mixes) => (mixes.length === 0 ? null : <Genres names={genresOf(mixes, wanted.keyword)} />)}
      </EndlessResults>
    </ResultSection>
  );
}

function Genres({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.genres} aria-label="Genres">
      {names.map((name) => (
        <li key={name}>
          <Chip href={genrePath(name)}>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}
