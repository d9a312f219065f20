import { openPage as openPageOf, type OpenPageOptions, type TestHost } from '@afterglow/shared-area/testing';
import { buildStation } from '@afterglow/shared-contracts/testing';
import { remote } from '../area.ts';

/** jsdom has no layout: a window this tall contains everything a list has loaded. */
const TALL_PX = 100_000;

/** Opens the area at a URL, with an empty catalog by default. */
export function openPage({ answers, ...options }: OpenPageOptions): Promise<TestHost> {
  Object.defineProperty(window, 'innerHeight', { value: TALL_PX, configurable: true });
  return openPageOf(remote, {
    ...options,
    answers: {
      listBanners: () => ({ data: [] }),
      listMixes: () => ({ data: [] }),
      listArtists: () => ({ data: [] }),
      listGenres: () => ({ data: [] }),
      listPlaylists: () => ({ data: [] }),
      listPlaylistMixes: () => ({ data: [] }),
      listStations: () => ({ data: fourStations() }),
      listRelatedMixes: () => ({ data: [] }),
      listFavorites: () => ({ data: [] }),
      ...answers,
    },
  });
}

export function fourStations() {
  return {
    chill: buildStation('chill'),
    classics: buildStation('classics'),
    deep: buildStation('deep'),
    afterglow: buildStation('afterglow'),
  };
}
