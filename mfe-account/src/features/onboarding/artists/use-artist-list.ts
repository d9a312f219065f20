import type { Artist, Genre } from '@afterglow/shared-contracts';
import { useResource, type ResourceState } from '@afterglow/shared-data/react';
import { useState } from 'react';
import { foundArtists, suggestedArtists } from './artists-to-pick.resource.ts';

interface ArtistListOptions {
  readonly genres: readonly Genre[];
  /** Empty for artists of the genres. */
  readonly searched: string;
  readonly round: number;
}

interface ArtistList {
  readonly state: ResourceState<readonly Artist[]>;
  /** True while the previous list is shown and the next one loads. */
  readonly isOutdated: boolean;
}

/** The artists to choose from. During typing, the previous list stays until the next one has loaded. */
export function useArtistList({ genres, searched, round }: ArtistListOptions): ArtistList {
  const names = genres.map(({ name }) => name);
  const state = useResource(searched === '' ? suggestedArtists(names, round) : foundArtists(searched));
  const [last, setLast] = useState(state);
  if (state.status === 'ready' && last.data !== state.data) setLast(state);
  const isOutdated = state.status === 'loading' && searched !== '' && last.status === 'ready';
  return { state: isOutdated ? last : state, isOutdated };
}
