import { filteredPath, queryOf } from '@afterglow/shared-area/search-field';
import { SEARCH_DEFAULT_LIMIT, searchPath, type ZeroResults } from '@afterglow/shared-contracts';
import { search, useResource } from '@afterglow/shared-data/react';
import { Button, Chip, EmptyState, MixCard, Rail } from '@afterglow/shared-ui';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchRequest } from '../../../config/search-request.ts';
import styles from './no-results.module.css';

const NOTHING: ZeroResults = { spellings: [], popular: [] };

interface NoResultsProps extends SearchRequest {
  /** The page links other items of that name. */
  readonly hasLinks?: boolean;
}

/** Shows that nothing was found, and what to do next: similar spellings, fewer filters, what others listen to. */
export function NoResults({ keyword, filters, hasLinks = false }: NoResultsProps) {
  // The top results, which have more data about an empty search; cached when that page was open.
  const { data } = useResource(search(keyword, { limit: SEARCH_DEFAULT_LIMIT, filters }));
  const { spellings, popular } = data?.results.nothing_found ?? NOTHING;
  return (
    <>
      <EmptyState
        icon="search"
        {...(hasLinks
          ? { title: `No mixes, artists, or shows match "${keyword}"`, text: 'Try one of the links above.' }
          : {
              title: `No results found for "${keyword}"`,
              text: 'Please make sure your words are spelled correctly or use less words',
            })}
        action={<WaysOut spellings={spellings} filters={filters} />}
      />
      {popular.length > 0 && (
        <Rail title="Trending now">
          {popular.map((mix) => (
            <MixCard key={mix.id} mix={mix} />
          ))}
        </Rail>
      )}
    </>
  );
}

function WaysOut({ spellings, filters }: Pick<ZeroResults, 'spellings'> & Pick<SearchRequest, 'filters'>) {
  const { pathname } = useLocation();
  const id = useId();
  return (
    <>
      {spellings.length > 0 && (
        <div className={styles.spellings}>
          <p id={id}>Did you mean…</p>
          <ul aria-labelledby={id} className={styles.list}>
            {spellings.map((spelling) => (
              <li key={spelling}>
                <Chip href={filteredPath(searchPath(spelling), filters)}>{spelling}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      {queryOf(filters) !== '' && <Button href={pathname}>Clear filters</Button>}
    </>
  );
}
