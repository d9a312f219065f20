import { openPage as openPageOf, type OpenPageOptions, type TestHost } from '@afterglow/shared-area/testing';
import type { SearchResults } from '@afterglow/shared-contracts';
import { remote } from '../area.ts';

export const NOTHING_FOUND: SearchResults = { Artists: [], Shows: [], Episodes: [], Mixes: [] };

/** Opens the area at a URL; by default, a search finds nothing. */
export function openPage({ answers, ...options }: OpenPageOptions): Promise<TestHost> {
  return openPageOf(remote, { ...options, answers: { search: () => ({ data: NOTHING_FOUND }), ...answers } });
}
