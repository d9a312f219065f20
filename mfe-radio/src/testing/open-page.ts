import { openPage as openPageOf, type OpenPageOptions, type TestHost } from '@afterglow/shared-area/testing';
import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import { buildStation } from '@afterglow/shared-contracts/testing';
import { remote } from '../area.ts';

/** Opens the area at a URL, with four playing channels, and nothing else by default. */
export function openPage({ answers, ...options }: OpenPageOptions): Promise<TestHost> {
  return openPageOf(remote, {
    ...options,
    answers: {
      listStations: () => ({ data: stationsById() }),
      listStationPlaylists: () => ({ data: [] }),
      listEpisodes: () => ({ data: [] }),
      listMixes: () => ({ data: [] }),
      listArtists: () => ({ data: [] }),
      ...answers,
    },
  });
}

/** In another order than the displayed one. */
function stationsById() {
  const [chill, classics, deep, afterglow] = CHANNEL_IDS;
  return {
    [afterglow]: buildStation(afterglow),
    [deep]: buildStation(deep),
    [classics]: buildStation(classics),
    [chill]: buildStation(chill),
  };
}
