import { SEARCH_DEFAULT_LIMIT, searchPath, type NothingFound } from '@afterglow/shared-contracts';
import { search, useResource } from '@afterglow/shared-data/react';
import { Button, Chip, EmptyState, MixCard, Rail } from '@afterglow/shared-ui';
import { useLocation } from 'react-router-dom';
import { filteredPath, queryOf } from '../../../config/filters.ts';
import type { Wanted } from '../../../config/wanted.ts';
import styles from './no-results.module.css';

const NOTHING: NothingFound = { spellings: [], popular: [] };

interface NoResultsProps extends Wanted {
  /** Something was found, of another kind: there is nothing to offer instead. */
  readonly isOther?: boolean;
}

/** Says that nothing was found, and what to do next: near spellings, fewer filters, what others listen to. */
export function NoResults({ keyword, filters, isOther = false }: NoResultsProps) {
  // The page of top results, which says more of a search without any result; it is known where that page was open.
  const { data } = useResource(search(keyword, { limit: SEARCH_DEFAULT_LIMIT, filters }), { enabled: !isOther });
  const { pathname } = useLocation();
  const isNarrowed = queryOf(filters) !== '';
  return (
    <>
      <EmptyState
        icon="search"
        title={`No results found for "${keyword}"`}
        text="Please make sure your words are spelled correctly or use less words"
        action={isNarrowed ? <Button href={pathname}>Search without filters</Button> : undefined}
      />
      <Offers {...(data?.results.nothing_found ?? NOTHING)} filters={filters} />
    </>
  );
}

function Offers({ spellings, popular, filters }: NothingFound & Pick<Wanted, 'filters'>) {
  return (
    <>
      {spellings.length > 0 && (
        <div className={styles.spellings}>
          <p id="did-you-mean">Did you mean</p>
          <ul aria-labelledby="did-you-mean" className={styles.list}>
            {spellings.map((spelling) => (
              <li key={spelling}>
                <Chip href={filteredPath(searchPath(spelling), filters)}>{spelling}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      {popular.length > 0 && (
        <Rail title="What others listen to">
          {popular.map((mix) => (
            <MixCard key={mix.id} mix={mix} />
          ))}
        </Rail>
      )}
    </>
  );
}
