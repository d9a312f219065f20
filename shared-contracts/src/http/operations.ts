import { getArtist, listArtists } from './artists.operations.ts';
import { createToken, revokeToken } from './auth.operations.ts';
import { getPlaylist, listBanners, listGenres, listPlaylistMixes, listPlaylists } from './catalogue.operations.ts';
import { getEpisode } from './episodes.operations.ts';
import { getMember, getPermissions } from './members.operations.ts';
import { getMix, getMixUrls, listMixes } from './mixes.operations.ts';
import { search } from './search.operations.ts';
import { addShowReach, getShow } from './shows.operations.ts';
import { listStationPlaylists, listStations, validateStreaming } from './stations.operations.ts';
import { listPlans, listSubscriptions } from './subscriptions.operations.ts';
import { getVersions } from './versions.operations.ts';

/** Every call of the service by its name. */
export const operations = {
  createToken,
  revokeToken,
  getMember,
  getPermissions,
  listMixes,
  getMix,
  getMixUrls,
  getShow,
  addShowReach,
  getEpisode,
  listArtists,
  getArtist,
  listStations,
  listStationPlaylists,
  validateStreaming,
  search,
  listGenres,
  listPlaylists,
  getPlaylist,
  listPlaylistMixes,
  listBanners,
  listPlans,
  listSubscriptions,
  getVersions,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
