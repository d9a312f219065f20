import type { Artist } from '@afterglow/shared-contracts';
import { EmptyState, Loading, ResourceView, Skeleton, VisuallyHidden } from '@afterglow/shared-ui';
import { useId } from 'react';
import type { Picks } from '../picks/index.ts';
import { ArtistList } from './artist-list.tsx';
import { ArtistSearch } from './artist-search.tsx';
import styles from './artist-list.module.css';
import { useActiveOption } from './use-active-option.ts';
import { useArtistList } from './use-artist-list.ts';
import { useTypedText } from './use-typed-text.ts';

const SKELETONS = 12;
const NO_ARTISTS: readonly Artist[] = [];

interface ArtistChoiceProps {
  readonly picks: Picks;
  readonly onToggle: (artist: Artist) => void;
}

/** The artists of the genres, or the search results. */
export function ArtistChoice({ picks, onToggle }: ArtistChoiceProps) {
  const { text, setText, settled, round } = useTypedText();
  const { state, isOutdated } = useArtistList({ genres: picks.genres, searched: settled, round });
  const listId = useId();
  const optionId = ({ id }: Artist) => `${listId}-${id}`;
  const options = state.status === 'ready' ? state.data : NO_ARTISTS;
  const { activeId, onKeyDown } = useActiveOption({ options, optionId, onChoose: onToggle });
  return (
    <div className={styles.choice}>
      <ArtistSearch
        text={text}
        onText={setText}
        listId={listId}
        isOpen={options.length > 0}
        activeId={activeId}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span role="status">{state.status === 'ready' && !isOutdated && foundInWords(options.length)}</span>
      </VisuallyHidden>
      <ResourceView state={state} skeleton={<Waiting />}>
        {(artists) =>
          artists.length === 0 ? (
            <EmptyState icon="search" title="No results." text={hintFor(settled)} />
          ) : (
            <ArtistList
              id={listId}
              artists={artists}
              picked={picks.artists}
              optionId={optionId}
              activeId={activeId}
              isOutdated={isOutdated}
              onToggle={onToggle}
            />
          )
        }
      </ResourceView>
    </div>
  );
}

function foundInWords(count: number): string {
  if (count === 0) return 'No artists found.';
  return count === 1 ? '1 artist found.' : `${count} artists found.`;
}

function hintFor(searched: string): string {
  return searched === ''
    ? 'Search for an artist by name, or skip this step.'
    : `No artist matches “${searched}”. Check the spelling.`;
}

function Waiting() {
  return (
    <Loading what="artists">
      <div className={styles.list}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <div key={index} className={styles.skeleton}>
            <Skeleton shape="circle" />
            <span className={styles.waitingName}>
              <Skeleton shape="text" seed={index} />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}
