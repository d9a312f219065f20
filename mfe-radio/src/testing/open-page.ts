import { openPage as openPageOf, type OpenPageOptions, type TestHost } from '@afterglow/shared-area/testing';
import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import { buildStation } from '@afterglow/shared-contracts/testing';
import { remote } from '../area.ts';

/** Opens the area at an address, with four channels that play something, and nothing else unless `answers` say otherwise. */
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

/** In an order other than the one to be shown. */
function stationsById() {
  const [chill, classics, deep, afterglow] = CHANNEL_IDS;
  return {
    [afterglow]: buildStation(afterglow),
    [deep]: buildStation(deep),
    [classics]: buildStation(classics),
    [chill]: buildStation(chill),
  };
}
